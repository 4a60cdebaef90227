import type { schemaFormEn } from '../en/schema-form.ts'

export const schemaFormNb: typeof schemaFormEn = {
  asForm: (name) => `Fyll ut ${name} som skjema`,
  asJson: (name) => `Skriv ${name} som JSON`,
  formHint: 'Hver del for seg; JSON-en skrives for deg.',
  opening: 'Åpner skjemaet …',
  sendNull: 'Send null',
  sendNullFor: (name) => `Send null for ${name}`,
  addItem: (list) => `Legg til i ${list}`,
  removeItem: (item) => `Fjern ${item}`,
  item: (list, number) => `${list} ${number}`,
  emptyList: 'Listen er tom.',
  kindOf: (name) => `Type ${name}`,
  kind: (number) => `Type ${number}`,
  required: 'påkrevd',
  yes: 'Ja',
  leaveOut: 'Utelatt',
  defaultIs: (value) => `Standard: ${value}`,
  range: (least, most) =>
    least === undefined ? `Høyst ${most}.` : most === undefined ? `Minst ${least}.` : `Fra ${least} til ${most}.`,
  editAll: 'Rediger alle argumentene som JSON',
  editFields: 'Tilbake til feltene',
  allArguments: 'Argumenter (JSON)',
  notAnObject: 'Argumentene er ett JSON-objekt, i krøllparenteser. Før dette er et slikt, kan ingenting sendes.',
  missing: (names) =>
    `${names.join(', ')} er påkrevd og ${names.length === 1 ? 'tomt' : 'tomme'}. Du kan sende likevel og se hva serveren sier.`,
  fits: 'Argumentene passer til verktøyets skjema.',
  problems: (count) => (count === 1 ? 'Én ting passer ikke til skjemaet.' : `${count} ting passer ikke til skjemaet.`),
  sentAnyway: 'Det kan sendes som det er.',
}
