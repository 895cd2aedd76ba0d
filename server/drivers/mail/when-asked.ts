type Nodemailer = typeof import('nodemailer')

/** What is made of the mail library when it is first asked for, and then kept: no start waits to load it. */
export function whenAsked<Made>(make: (library: Nodemailer) => Made): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= import('nodemailer').then(make)
    return made
  }
}
