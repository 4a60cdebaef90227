import { currentLanguage } from '@kvint/ui'

/**
 * What the account service says of a failure, for people, on a Norwegian page by its code; undefined where it says
 * nothing that one could read.
 */
export function serviceWords(error: unknown): string | undefined {
  const words = error instanceof Error ? error.message.trim() : ''
  /** supabase-js puts an answer without words into the message as it came, as JSON. */
  if (words === '' || /^[[{]/.test(words)) return undefined
  const code = (error as { readonly code?: unknown }).code
  if (typeof code === 'string' && TOO_MANY.has(code)) return tooMany(Number(/(\d+) seconds/.exec(words)?.[1] ?? 0))
  return currentLanguage() === 'nb' ? norwegian(code, words) : words
}

/** How long to wait, in whole minutes from two on; without a length where none is known. */
function tooMany(seconds: number): string {
  const isNorwegian = currentLanguage() === 'nb'
  const [amount, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  if (seconds === 0)
    return isNorwegian
      ? 'For mange forsøk. Vent litt, og prøv igjen.'
      : 'Too many attempts. Wait a little, then try again.'
  if (isNorwegian)
    return `For mange forsøk. Prøv igjen om ${amount} ${unit === 'second' ? 'sekund' : 'minutt'}${amount === 1 ? '' : 'er'}.`
  return `Too many attempts. Try again in ${amount} ${unit}${amount === 1 ? '' : 's'}.`
}

function norwegian(code: unknown, words: string): string | undefined {
  if (/\boffline\b/.test(words)) return 'Du er frakoblet. Prøv igjen når du er på nett.'
  if (/\b(?:fetch|network|timeout)\b/i.test(words)) return 'Tjenesten kan ikke nås. Sjekk tilkoblingen, og prøv igjen.'
  return typeof code === 'string' ? NORWEGIAN[code] : words
}

const TOO_MANY: ReadonlySet<string> = new Set(['over_request_rate_limit', 'over_email_send_rate_limit'])
const NORWEGIAN: Readonly<Record<string, string>> = {
  invalid_credentials: 'E-posten eller passordet er feil.',
  email_not_confirmed: 'Bekreft e-posten din først. Vi har sendt deg en lenke.',
  email_exists: 'Det finnes allerede en konto med denne e-posten. Logg inn i stedet.',
  user_already_exists: 'Det finnes allerede en konto med denne e-posten. Logg inn i stedet.',
  email_address_invalid: 'Skriv inn en gyldig e-postadresse.',
  validation_failed: 'Skriv inn en gyldig e-postadresse og et passord.',
  weak_password: 'Passordet er for svakt. Velg et lengre.',
  same_password: 'Det nye passordet må være et annet enn det du har.',
  signup_disabled: 'Nye kontoer er ikke åpne ennå.',
  user_banned: 'Kontoen er stengt. Skriv til oss hvis du ikke vet hvorfor.',
}
