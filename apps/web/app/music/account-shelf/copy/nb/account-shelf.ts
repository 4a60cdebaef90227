import { writtenNumber } from '@kvint/ui'
import type { AccountShelfCopy } from '../en/account-shelf.ts'
import { writtenSize } from '../../written-size.ts'

export const accountShelfNb: AccountShelfCopy = {
  heading: 'Lagret på kontoen din',
  text: 'Et sett du tar vare på her, lastes opp og analyseres, og finnes på alle enheter og for assistentene dine. Alle andre sett blir i denne nettleseren.',
  keep: 'Ta vare på et sett',
  search: 'Søk',
  searchHint: 'Et navn, en toneart eller et tempo: nordlys, A minor, 120',
  found: (count, isAll) =>
    count === 0
      ? 'Fant ingenting.'
      : `${count}${isAll ? '' : ' eller flere'} ${count === 1 ? 'prosjekt' : 'prosjekter'}`,
  empty: 'Ingenting er tatt vare på ennå.',
  more: 'Vis flere',
  takeAll: 'Last ned alt',
  takingAll: 'Pakker …',
  states: {
    held: 'Tatt vare på. Analyseres når du har analyser igjen.',
    waiting: 'I kø for analyse',
    running: 'Analyseres',
    done: 'Analysert',
    failed: 'Kunne ikke leses.',
    parked: 'Lagt til side.',
    cancelled: 'Avbrutt. Settet er tatt vare på.',
  },
  held: 'Du har brukt opp månedens analyser. Kvint analyserer settet når neste måned begynner, eller med en gang hvis du oppgraderer. I nettleseren kan du lese det uten grense.',
  plans: 'Se abonnementene',
  progressOf: (name) => `Hvor langt analysen av ${name} er kommet`,
  percent: (part) => `${Math.round(part * 100)} %`,
  bpm: (bpm) => `${String(Math.round(bpm * 10) / 10).replace('.', ',')} BPM`,
  bars: (bars) => (bars === 1 ? '1 takt' : `${bars} takter`),
  tracks: (count) => `${count} spor`,
  noKey: 'Ingen toneart',
  shared: 'Delt med lenke',
  cancel: 'Avbryt',
  cancelName: (name) => `Avbryt analysen av ${name}`,
  retry: 'Prøv igjen',
  retryName: (name) => `Analyser ${name} på nytt`,
  share: 'Del',
  shareName: (name) => `Del rapporten om ${name}`,
  open: 'Åpne',
  openSave: (name, date) => `Åpne ${name} fra ${date}`,
  compare: 'Hva er endret',
  compareSave: (date) => `Hva er endret siden ${date}`,
  saves: (count) => `${count} lagringer`,
  savesOf: (name) => `Lagringer av ${name}`,
  deleteName: (name) => `Slett ${name} fra kontoen din`,
  deleteSave: (name, date) => `Slett ${name} fra ${date}`,
  deleting: {
    title: (name) => `Slette ${name}?`,
    project: (count) =>
      count === 1
        ? 'Settet, rapporten og alle lenker til den forsvinner for godt.'
        : `Alle ${count} lagringer, rapportene og alle lenker til dem forsvinner for godt.`,
    save: 'Denne lagringen, rapporten og alle lenker til den forsvinner for godt. Andre lagringer av prosjektet blir.',
    confirm: 'Slett',
    cancel: 'Behold',
  },
  storage: {
    used: ({ usedBytes, mostBytes, usedSets, mostSets }) =>
      `${writtenSize(usedBytes, 'nb')} av ${writtenSize(mostBytes, 'nb')} og ${writtenNumber(usedSets, 'nb')} av ${writtenNumber(mostSets, 'nb')} sett er brukt.`,
    whatCounts: 'Sett uten rapport og uferdige opplastinger teller også.',
    nearlyFull: 'Kontoen er nesten full. Slett sett eller velg et større abonnement for å få plass til det neste.',
    full: 'Kontoen er full. Slett sett eller velg et større abonnement for å ta vare på flere.',
  },
  failed: 'Kontoen din kan ikke nås akkurat nå. Last siden på nytt.',
  signIn: 'Logg inn for å se denne rapporten.',
  unopened: 'Rapporten kunne ikke åpnes',
  toSets: 'Til settene dine',
  version: 'Lagring',
  keepInAccount: (name) => `Ta vare på ${name} på kontoen din`,
  sending: (name) => `${name} lastes opp til kontoen din.`,
  noFile: (name) => `Filen til ${name} er ikke lenger i denne nettleseren. Velg den på nytt nedenfor.`,
}
