import { type ErrorCode, errorBodySchema } from '@kvint/contract'
import { currentLanguage } from '@kvint/ui'
import { refusalNb } from './refusal-nb.ts'

/** Why the service did not do it, for people: its own words, in Norwegian where we know them, else those of its code. */
export function refusalWords(body: unknown, status: number): string {
  const known = errorBodySchema.safeParse(body)
  const language = currentLanguage()
  if (!known.success) return ANSWERED[language](status)
  const { code, message } = known.data.error
  return language === 'en' ? message : (refusalNb(message) ?? IN_NORWEGIAN[code] ?? ANSWERED.nb(status))
}

const ANSWERED = {
  en: (status: number) => `The service answered ${status}. Try again.`,
  nb: (status: number) => `Tjenesten svarte ${status}. Prøv igjen.`,
}
const IN_NORWEGIAN: Readonly<Partial<Record<ErrorCode, string>>> = {
  'bad-request': 'Forespørselen ble ikke forstått. Last siden på nytt, og prøv igjen.',
  unauthorized: 'Du er ikke logget inn lenger. Logg inn, og prøv igjen.',
  forbidden: 'Dette har du ikke tilgang til.',
  'not-found': 'Dette finnes ikke på kontoen din. Det kan være slettet.',
  conflict: 'Det kunne ikke gjøres nå. Last siden på nytt, og prøv igjen.',
  'too-large': 'Filen er for stor.',
  'unsupported-type': 'Filen er av en type som ikke kan brukes her.',
  'unreadable-set': 'Settet kunne ikke leses. Lagre det en gang til i Live, og prøv igjen.',
  'rate-limited': 'For mange forsøk. Vent litt, og prøv igjen.',
  'limit-reached': 'Abonnementet ditt har ikke plass til mer. Slett noe, eller velg et større abonnement.',
  'storage-full': 'Det er ikke plass akkurat nå. Prøv igjen om et minutt.',
  unavailable: 'Tjenesten kan ikke nås akkurat nå. Prøv igjen om litt.',
  timeout: 'Tjenesten brukte for lang tid. Prøv igjen.',
  internal: 'Noe gikk galt hos oss. Prøv igjen, eller skriv til oss.',
}
