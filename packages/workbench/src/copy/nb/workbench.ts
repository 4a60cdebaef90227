import type { contentEn, outputEn, savedEn, snippetEn } from '../en/workbench.ts'

export const snippetNb: typeof snippetEn = {
  curl: 'Kopier som curl',
  sdk: 'Kopier som SDK-kode',
  withToken: 'med nøkkelen min',
}

export const contentNb: typeof contentEn = {
  heading: 'Innhold',
  image: (number) => `Bilde ${number} i svaret`,
  audio: (number) => `Lyd ${number} i svaret`,
  bytes: (kind, length) =>
    `Data${kind === '' ? '' : ` av typen ${kind}`}, ${length.toLocaleString('nb')} tegn med base64`,
  unknown: (type) => `En del av typen ${type}: se JSON-en.`,
  showAll: (length) => `Vis alle ${length.toLocaleString('nb')} tegn`,
}

export const outputNb: typeof outputEn = {
  fits: 'Det strukturerte innholdet passer til verktøyets svarskjema.',
  missing: 'Verktøyet har et svarskjema, men svaret har ikke noe strukturert innhold.',
  differs: (count) =>
    `Det strukturerte innholdet passer ikke til verktøyets svarskjema (${count === 1 ? '1 sted' : `${count} steder`}).`,
}

export const savedNb: typeof savedEn = {
  heading: 'Lagrede kall',
  none: 'Ingen kall er lagret. Kjør et verktøy, og lagre så kallet med det du venter av svaret.',
  notReady: 'Koble til for å gjøre disse kallene igjen.',
  save: 'Lagre dette kallet',
  saved: (count) =>
    `Lagret. ${count === 1 ? 'Ett kall' : `${count} kall`} ligger i denne nettleseren, uten noen nøkkel.`,
  name: 'Kallets navn',
  nameOf: (tool, number) => `${tool} ${number}`,
  expected: 'Hva som ventes',
  expectations: {
    success: 'at det lykkes',
    failure: 'at det mislykkes',
    contains: 'minst disse dataene',
    equals: 'akkurat dette svaret',
  },
  keep: 'Lagre',
  expects: (what) => `Ventet: ${what}`,
  run: 'Kjør',
  runOne: (name) => `Kjør ${name}`,
  runAll: 'Kjør alle',
  running: 'Kjører …',
  forget: 'Slett',
  forgetOne: (name) => `Slett ${name}`,
  forgotten: (name) => `${name} er slettet.`,
  toFile: 'Lagre til fil',
  fromFile: 'Hent fra fil',
  score: (green, all) => `${green} av ${all} som ventet`,
  green: (ms) => `Som ventet, ${ms} ms`,
  red: {
    failed: (_at, got, ms) => `Det mislyktes: ${got} (${ms} ms)`,
    succeeded: (_at, _got, ms) => `Det lyktes, men skulle mislykkes (${ms} ms)`,
    differs: (at, got, ms) => `Avviker ${at === '' ? 'øverst' : `ved ${at}`}: fikk ${got} (${ms} ms)`,
  },
}
