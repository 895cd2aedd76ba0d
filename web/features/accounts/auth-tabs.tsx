import type { ReactNode } from 'react'
import type { RegistrationMode } from '#contract/accounts.ts'
import { ToastPlace } from '#web/ui/overlays/toast-place.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { LoginForm, useLoginForm } from './login-form.tsx'
import { RegisterForm, useRegistrationForm } from './register-form.tsx'
import { RegistrationClosed } from './registration-closed.tsx'
import {
  NewPasswordForm,
  ResetMailForm,
  useNewPasswordForm,
  useResetMailForm,
} from './reset-forms.tsx'

export type AuthTab = 'login' | 'register' | 'forgot'

/** What a reset link is still good for; `over` says that it was refused. */
export type ResetLinkState = 'none' | 'open' | 'over'

/** As much as the three forms have in common. */
type EmailForm = {
  getValues(field: 'email'): string
  setValue(field: 'email', email: string): void
}

type AuthTabsProps = {
  tab: AuthTab
  onTab: (tab: AuthTab) => void
  /** They have an account and are to sign in to it: nothing else is offered beside that. */
  isSigningIn: boolean
  /** The email to begin with, where one is known. */
  email: string
  /** Who may register, and the code that somebody came with, if any. */
  registration: RegistrationMode
  code: string
  /** A mail was asked for; takes what the server says of it. */
  onAsked: (message: string) => void
  /** Of the reset link that was followed. */
  resetToken: string | null
  link: ResetLinkState
  onLinkUsed: (state: 'none' | 'over') => void
  /** What one accepts by registering (R12). */
  consent: ReactNode
}

/** Login, Register and Reset. What was typed stays, and the email comes along to the others. */
export function AuthTabs(props: AuthTabsProps) {
  const { tab, onTab, email: known, onAsked, resetToken, link, onLinkUsed, consent } = props
  const { registration: mode, code } = props
  const login = useLoginForm(known)
  const registration = useRegistrationForm(code)
  const resetMail = useResetMailForm(known)
  const newPassword = useNewPasswordForm()

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
    onLinkUsed('none')
    toLogin()
  }
  const reset =
    resetToken !== null && link === 'open' ? (
      <NewPasswordForm
        form={newPassword}
        token={resetToken}
        onDone={finish}
        onOver={() => onLinkUsed('over')}
        onBack={toLogin}
      />
    ) : (
      <ResetMailForm
        form={resetMail}
        linkIsOver={link === 'over'}
        onSent={(message) => {
          onAsked(message)
          toLogin()
        }}
        onBack={toLogin}
      />
    )
  const loginForm = (
    <LoginForm form={login} onForgot={() => open('forgot')}>
      <ToastPlace failures="only" />
    </LoginForm>
  )
  if (props.isSigningIn && tab !== 'register') return tab === 'login' ? loginForm : reset
  return (
    <Tabs
      label="Login, register or reset"
      value={tab}
      onValueChange={open}
      tabs={[
        { value: 'login', label: 'Login', panel: loginForm },
        {
          value: 'register',
          label: 'Register',
          panel:
            mode === 'closed' ? (
              <RegistrationClosed onLogin={toLogin} />
            ) : (
              <RegisterForm form={registration} asksForCode={mode === 'invite'} consent={consent} />
            ),
        },
        { value: 'forgot', label: 'Reset', panel: reset },
      ]}
    />
  )
}
