import type { DocsSection } from '../../docs-page.ts'
import { abletonLiveEn } from '../en/ableton-live.ts'

export const abletonLiveNb: DocsSection = {
  ...abletonLiveEn,
  title: 'Ableton Live-integrasjon',
  lead: 'Hvilke sett som leses, hvor de ligger, og hva Kvint henter fra dem.',
  topics: [
    {
      id: 'versions',
      title: 'Hvilke versjoner som leses',
      blocks: [
        {
          text: 'Live 8 til 12, Intro til Suite, macOS og Windows. Sett fra betaversjoner leses så langt formatet er kjent; rapporten nevner hva som ble utelatt.',
        },
        { text: 'Ingenting installeres i Live: ingen plug-in og ingen enhet. Kvint skriver aldri i et sett.' },
      ],
    },
    {
      id: 'what-is-read',
      title: 'Hva som leses',
      blocks: [
        {
          list: [
            'Klipp i Arrangement og Session, warp og loop, locators, tempo- og taktartskifter',
            'MIDI-noter med anslag, sannsynlighet og MPE',
            'Enheter og rack med parametrene sine; plugins ved navn, siden innstillingene er forseglet',
            'Mikser: nivå, panorering, sends, mute, grupper, ruting, automasjon',
          ],
        },
        {
          columns: ['Leses ikke', 'Fordi'],
          rows: [
            [
              'lyd',
              'et sett peker bare på samples; slipp dem eller eksporten ved siden av, så lytter Kvint i nettleseren din',
            ],
            ['plug-in-innstillinger', 'hver produsent forsegler dem på sin måte'],
            ['Max-enheter', 'de nevnes ved navn, patchene åpnes ikke'],
          ],
        },
      ],
    },
    {
      id: 'where-is-the-file',
      title: 'Hvor .als-filen ligger',
      blocks: [
        {
          text: 'I prosjektmappen som Live laget første gang du lagret. I Live ser du den under File, Manage Files. Tidligere lagringer ligger i Backup-mappen: Kvint kan sammenligne dem.',
        },
        {
          language: 'Mappen til et Live-prosjekt',
          code: `Nordlys Project/
  Nordlys.als          <- denne
  Backup/              <- tidligere lagringer
  Samples/             <- trengs ikke`,
        },
      ],
    },
    {
      id: 'compare-saves',
      isOnYourSets: true,
      title: 'Sammenlign to lagringer',
      blocks: [
        {
          text: 'Slipp en lagring og en av sikkerhetskopiene på Settene dine, åpne den nyeste og velg den andre under Sammenlign. Kvint kjenner igjen spor og klipp på innholdet, ikke på plassen, og sier hva som er lagt til, fjernet, flyttet og endret.',
        },
        { language: 'På kommandolinjen', code: 'kvint compare "Backup/Nordlys [2026-11-17 2140].als" Nordlys.als' },
      ],
    },
    {
      id: 'naming',
      title: 'Hjelp Kvint å forstå et sett',
      blocks: [
        {
          list: [
            'Gi sporene navn etter det de spiller: Bass, Lead, Vox. Roller gjettes fra navn, noter og enheter, og navn veier mest.',
            'Sett locators der delene begynner. Uten dem finner Kvint formen fra det som kommer og går.',
            'Sett taktarten før første takt, ikke etter en opptakt.',
            'Feil rolle? Velg den riktige i rapporten; den huskes for dette settet.',
          ],
        },
      ],
    },
    {
      id: 'unreadable-sets',
      title: 'Når et sett ikke kan leses',
      blocks: [
        {
          list: [
            'Lagret av Live 7 eller eldre: åpne det i en nyere Live og lagre på nytt.',
            'Kuttet under kopiering: rapporten har det som kommer før kuttet, og sier hvor det slutter.',
            'En .alp-pakke eller en .zip: pakk den ut, og slipp inn .als-filen som ligger i den.',
            'En fil som Live selv ikke åpner lenger: ta den nyeste lagringen fra Backup-mappen.',
          ],
        },
      ],
    },
  ],
}
