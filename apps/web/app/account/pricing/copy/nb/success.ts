import type { SuccessCopy } from '../en/success.ts'

export const successNb: SuccessCopy = {
  title: 'Takk',
  lead: 'Betalingen er på vei til oss. Abonnementet vises i oversikten innen et minutt; kvitteringen kommer på e-post fra betalingsleverandøren.',
  dashboard: 'Til oversikten',
  trouble: 'Vises ikke abonnementet innen en time, skriv til oss:',
}
