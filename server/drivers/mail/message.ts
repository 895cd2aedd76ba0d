import type { Mail } from './mail.ts'

/** The mail as nodemailer takes it. Nothing in it can make nodemailer read a file or an address. */
export const messageOf = ({ to, subject, text, html }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
