import type { SuccessCopy } from '../en/success.ts'

export const successNb: SuccessCopy = {
  title: 'Takk',
  lead: 'Abonnementet starter så snart betalingsleverandøren bekrefter bestillingen, som regel innen et minutt.',
  paid: 'Abonnementet har startet. Kvitteringen kommer på e-post fra betalingsleverandøren.',
  trial: 'Prøveperioden har startet. Ingenting er trukket.',
  plan: 'Abonnementet ditt',
  waiting: 'Venter på betalingsleverandøren...',
  dashboard: 'Gå til oversikten',
  profile: 'Administrer abonnementet',
  trouble: 'Er det noe som ikke stemmer? Skriv til oss:',
}
