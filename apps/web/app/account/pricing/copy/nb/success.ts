import type { SuccessCopy } from '../en/success.ts'

export const successNb: SuccessCopy = {
  title: 'Takk',
  lead: 'Betalingen er på vei til oss. Abonnementet vises i oversikten innen et minutt; kvitteringen kommer på e-post fra betalingsleverandøren.',
  dashboard: 'Til oversikten',
  trouble: 'Hvis abonnementet ikke vises innen en time, kan du skrive til oss:',
}
