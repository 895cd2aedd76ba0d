import * as z from 'zod/mini'
import { newPasswordOf } from '#contract/accounts.ts'

export type PasswordValues = { currentPassword: string; newPassword: string; confirmation: string }

const NewPassword = newPasswordOf('New password')

/** What is wrong with a new password before it is sent, and in which field (product §5). */
export function passwordProblem({ newPassword, confirmation }: PasswordValues) {
  if (newPassword !== confirmation) {
    return { field: 'confirmation', sentence: "New passwords don't match." } as const
  }
  const sentence = z.safeParse(NewPassword, newPassword).error?.issues[0]?.message
  return sentence === undefined ? null : ({ field: 'newPassword', sentence } as const)
}
