import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A text field that can be masked and shown; `label` also names the toggle. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          icon={shown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
