/** Where the pages of the iOS and the Android app live: Capacitor's own origins. */
export const nativeOrigins: readonly string[] = ['capacitor://localhost', 'https://localhost']

/** The header in which the apps, which get no cookie, are told their login's token; empty where it ended. */
export const loginHeader = 'duologue-login'
