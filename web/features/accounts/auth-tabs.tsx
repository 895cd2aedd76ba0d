import { Tabs } from '#web/ui/tabs.tsx'
import { LoginForm, useLoginForm } from './login-form.tsx'
import { RegisterForm, useRegistrationForm } from './register-form.tsx'

export type AuthTab = 'login' | 'register'

type AuthTabsProps = { tab: AuthTab; onTab: (tab: AuthTab) => void }

/** Login and Register side by side. What was typed stays, and the email comes along to the other. */
export function AuthTabs({ tab, onTab }: AuthTabsProps) {
  const loginForm = useLoginForm()
  const registrationForm = useRegistrationForm()
  const open = (next: AuthTab) => {
    const email = loginForm.getValues('email') || registrationForm.getValues('email')
    if (loginForm.getValues('email') === '') loginForm.setValue('email', email)
    if (registrationForm.getValues('email') === '') registrationForm.setValue('email', email)
    onTab(next)
  }
  return (
    <Tabs
      label="Login or register"
      value={tab}
      onValueChange={open}
      tabs={[
        { value: 'login', label: 'Login', panel: <LoginForm form={loginForm} /> },
        { value: 'register', label: 'Register', panel: <RegisterForm form={registrationForm} /> },
      ]}
    />
  )
}
