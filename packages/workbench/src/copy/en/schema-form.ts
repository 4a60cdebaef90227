/** Words of the forms that are made from a schema. */
export const schemaFormEn = {
  asForm: (name: string) => `Fill in ${name} as a form`,
  asJson: (name: string) => `Write ${name} as JSON`,
  formHint: 'One field for each part. The JSON is written for you.',
  opening: 'Opening the form...',
  sendNull: 'Send null',
  sendNullFor: (name: string) => `Send null for ${name}`,
  addItem: (list: string) => `Add to ${list}`,
  removeItem: (item: string) => `Remove ${item}`,
  item: (list: string, number: number) => `${list} ${number}`,
  emptyList: 'The list is empty.',
  kindOf: (name: string) => `Kind of ${name}`,
  kind: (number: number) => `Kind ${number}`,
  required: 'required',
  yes: 'Yes',
  leaveOut: 'Left out',
  defaultIs: (value: string) => `Default: ${value}`,
  range: (least: number | undefined, most: number | undefined) =>
    least === undefined ? `At most ${most}.` : most === undefined ? `At least ${least}.` : `From ${least} to ${most}.`,
  editAll: 'Edit all arguments as JSON',
  editFields: 'Back to the fields',
  allArguments: 'Arguments (JSON)',
  notAnObject: 'The arguments must be one JSON object, in braces. Nothing can be sent until they are.',
  missing: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} required and empty. You can send it anyway and see what the server says.`,
  fits: 'The arguments fit the schema of the tool.',
  problems: (count: number) =>
    count === 1 ? '1 value does not fit the schema.' : `${count} values do not fit the schema.`,
  sentAnyway: 'You can send it anyway.',
}
