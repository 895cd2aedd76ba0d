/** What signing in, registering and choosing a new password say besides the server's own sentences. */
export const accountsWords = {
  tryAgain: 'Something went wrong. Please try again.',
  wrongDetails: {
    title: "Oops! Login details don't match",
    description:
      "Please double-check your email and password, then try again. If you're new here, try the Register tab instead.",
  },
  passwordsDiffer: "New passwords don't match.",
}
