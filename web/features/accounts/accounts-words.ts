/** What signing in, registering and choosing a new password say besides the server's own sentences. */
export const accountsWords = {
  wrongDetails: {
    title: "Oops! Login details don't match",
    description:
      "Please double-check your email and password, then try again. If you're new here, try the Register tab instead.",
  },
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  logoutFailed: 'Logout failed',
  logoutOutOfReach:
    'You are still signed in, and nothing on this device was deleted. Please log out again once you are online.',
  welcomeBack: (name: string) => ({
    title: 'Login successful',
    description: `Welcome back ${name}`,
  }),
  /** `verified`: the server confirmed the new login when asked once more. */
  welcome: (name: string, verified: boolean) => ({
    title: 'Registration successful',
    description: `Welcome ${name}${verified ? '' : ' (session verification is pending)'}`,
  }),
  resetMailFailed: { title: 'Error', description: 'Failed to send password reset email' },
  passwordSaved: 'New password saved',
  passwordNotSaved: {
    title: 'Error',
    description: 'Your new password could not be saved. Please try again.',
  },
}
