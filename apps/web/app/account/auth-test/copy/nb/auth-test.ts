import { type AuthTestCopy, authTestEn } from '../en/auth-test.ts'

/** A page for developers: its names are those of the API. */
export const authTestNb: AuthTestCopy = {
  ...authTestEn,
  lead: 'Hva denne siden, kontotjenesten og API-et vet om deg akkurat nå.',
  token: { ...authTestEn.token, kept: 'Ligger hos tjenesten, utenfor rekkevidde for skript', copy: 'Kopier token' },
}
