import type { DocsSection } from '../../docs-page.ts'
import { gettingStartedEn } from '../en/getting-started.ts'
import { plansAndLimitsNb } from './plans-and-limits.ts'

export const gettingStartedNb: DocsSection = {
  ...gettingStartedEn,
  title: 'Kom i gang',
  lead: 'Fra et lagret sett til det første du prøver i det.',
  topics: [
    {
      id: 'first-set',
      isOnYourSets: true,
      title: 'Les ditt første sett',
      blocks: [
        {
          steps: [
            'Lagre settet i Live (Ctrl S eller ⌘ S). Kvint leser .als-filen i prosjektmappen, ikke hele mappen.',
            'Åpne Settene dine og slipp filen hvor som helst på siden, eller velg den.',
            'Etter et sekund eller to står rapporten der: toneart, tempo, form og funnene, de mest talende først.',
            'Velg et funn. Bildene flytter seg til taktene det gjelder; under står hvorfor det betyr noe, og én ting å prøve.',
          ],
        },
        { text: 'Settet leses i nettleseren din. Lyd trengs ikke, og ingen lyd blir sendt.' },
      ],
    },
    {
      id: 'reading-a-report',
      title: 'Slik leser du en rapport',
      blocks: [
        {
          text: 'Øverst står toneart, tempo, lengde og form. Under deler alle bildene det samme utsnittet av takter: zoom i ett, og de andre følger med. Et klikk på en del, et klipp eller et funn flytter alle dit.',
        },
        {
          text: 'Akkordene har både form og farge etter hva de gjør i tonearten, så ingenting fortelles med farge alene:',
        },
        {
          columns: ['Tegn', 'Funksjon', 'I A♭-dur'],
          rows: [
            ['● tonika', 'i ro', 'A♭, Fm, Cm'],
            ['◆ subdominant', 'på vei', 'D♭, B♭m'],
            ['▲ dominant', 'vil hjem', 'E♭, Gdim'],
            ['✕ utenfor', 'lånt eller endret', 'D♭m, B♭'],
          ],
        },
        {
          columns: ['Tast', 'På et bilde'],
          rows: [
            ['← →', 'én takt tilbake eller fram; med Shift åtte'],
            ['+ −', 'nærmere, lenger unna'],
            ['Home End', 'begynnelsen, slutten'],
            ['T', 'det samme som tabell'],
          ],
        },
      ],
    },
    {
      id: 'findings',
      title: 'Hva et funn inneholder',
      blocks: [
        { text: 'Et funn er én ting Kvint så i settet ditt. Det sier aldri om låten er god.' },
        {
          list: [
            'Påstanden: én setning om taktene og sporene dine.',
            'Belegget: hva i filen som støtter den, med steder å klikke på.',
            'Hvorfor det betyr noe, på tre nivåer: for nybegynnere, med litt erfaring eller for eksperter.',
            'Prøv dette: steg i Live, som alle kan angres.',
            'Hva som ville endret svaret: hvor Kvint kan ta feil, og hva den ikke kan vite.',
          ],
        },
        {
          text: 'Si om det gir mening, er gjort med vilje eller er feil. Svarene dine blir i nettleseren, eller på kontoen din om du har settet der.',
        },
      ],
    },
    {
      id: 'confidence',
      title: 'Hvor sikker Kvint er',
      blocks: [
        {
          text: 'Fakta fra filen er sikre: et dempet spor er dempet. Det som leses ut av notene, har en sikkerhet, og nummer to nevnes når den er nær.',
        },
        {
          columns: ['Ord', 'Betyr'],
          rows: [
            ['sikkert', 'det står slik i filen'],
            ['sannsynlig', 'alt peker dit, men hensikten kan være en annen'],
            ['en gjetning', 'én lesning blant flere; øret ditt avgjør'],
          ],
        },
        {
          text: 'En toneart sier 90 % der nesten ingenting annet passer, og 60 % der en annen passer nesten like godt. Tallene er kalibrert: av hundre tonearter som sier 80 %, er omtrent åtti riktige på musikk med fasit. Vet du bedre, retter du rollen til et spor eller hvor langt låten er kommet, og rapporten lages på nytt med det.',
        },
        {
          text: 'Et Live-sett inneholder ikke lyd. Slipp inn eksporten også, så lytter Kvint til den i nettleseren din. Uten den sier Kvint fra om det bare lytting kan avgjøre.',
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Hva som skjer med musikken din',
      blocks: [
        {
          list: [
            'Lesingen skjer i nettleseren din. Uten konto forlater ingenting maskinen.',
            'Beholder du et sett på kontoen, lagres .als-filen og rapporten der, og tallene fra en eksport du tar vare på sammen med det. Lyd lagres aldri.',
            'En assistent ser bare det du tillater, og bare svar på det den spør om: takter, akkorder, navn på spor. Du kan trekke det tilbake i profilen.',
            'Ingenting brukes til å trene noe. Sletter du kontoen, slettes alt; du kan eksportere det først.',
          ],
        },
      ],
    },
    plansAndLimitsNb,
  ],
}
