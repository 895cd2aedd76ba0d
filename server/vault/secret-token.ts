import { hash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: with a stolen database nobody can sign in, reset or join. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url')
