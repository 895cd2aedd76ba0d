import { useState } from 'react'
import { Tabs } from '#web/ui/tabs.tsx'
import { LoginForm, useLoginForm } from './login-form.tsx'
import { NewPasswordForm, useNewPasswordForm } from './new-password-form.tsx'
import { type LegalToRead, RegisterForm, useRegistrationForm } from './register-form.tsx'
import { ResetMailForm, useResetMailForm } from './reset-mail-form.tsx'

export type AuthTab = 'login' | 'register' | 'forgot'

/** As much as the three forms have in common. */
type EmailForm = {
  getValues(field: 'email'): string
  setValue(field: 'email', email: string): void
}

type AuthTabsProps = {
  tab: AuthTab
  onTab: (tab: AuthTab) => void
  /** Of the reset link that was followed. */
  resetToken: string | null
  onOpenLegal: (document: LegalToRead) => void
}

/** Login, Register and Reset. What was typed stays, and the email comes along to the others. */
export function AuthTabs({ tab, onTab, resetToken, onOpenLegal }: AuthTabsProps) {
  const login = useLoginForm()
  const registration = useRegistrationForm()
  const resetMail = useResetMailForm()
  const newPassword = useNewPasswordForm()
  const [link, setLink] = useState<'none' | 'open' | 'over'>(resetToken === null ? 'none' : 'open')

  const forms: Record<AuthTab, EmailForm> = { login, register: registration, forgot: resetMail }
  const open = (next: AuthTab) => {
    const email = forms[tab].getValues('email')
    for (const other of Object.values(forms)) {
      if (other.getValues('email') === '') other.setValue('email', email)
    }
    onTab(next)
  }
  const toLogin = () => open('login')
  const finish = () => {
    newPassword.reset()
    setLink('none')
    toLogin()
  }
  const reset =
    resetToken !== null && link === 'open' ? (
      <NewPasswordForm
        form={newPassword}
        token={resetToken}
        onDone={finish}
        onOver={() => setLink('over')}
        onBack={toLogin}
      />
    ) : (
      <ResetMailForm form={resetMail} linkIsOver={link === 'over'} onBack={toLogin} />
    )
  return (
    <Tabs
      label="Login, register or reset"
      value={tab}
      onValueChange={open}
      tabs={[
        {
          value: 'login',
          label: 'Login',
          panel: <LoginForm form={login} onForgot={() => open('forgot')} />,
        },
        {
          value: 'register',
          label: 'Register',
          panel: <RegisterForm form={registration} onOpenLegal={onOpenLegal} />,
        },
        { value: 'forgot', label: 'Reset', panel: reset },
      ]}
    />
  )
}
