import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Effekten på «{part}» venter på at «{source}» skal spille, og det sporet er slått av.',
    tryThis: [
      'Slå på «{source}» i fire takter: Dukker «{part}» med slagene?',
      'Vil du ha dempingen, men ikke lyden av «{source}»: La det være på, og sett Audio To til Sends Only.',
    ],
    listenFor: '«{part}» dukker for hvert slag igjen.',
  },
  intermediate: {
    why: '«{part}» lytter til «{source}» bak mikseren, der et avslått spor ikke gir noe. En stum utløser er et godt knep, så lenge det er utgangen og ikke bryteren som gjør den stum.',
    tryThis: [
      'Slå på «{source}» i fire takter: Er det bevegelsen du vil ha?',
      'For å holde det stumt: «{source}» på, Audio To ▸ Sends Only, hentet Pre FX. Liker du det best uten, så slå av Sidechain.',
    ],
    listenFor: 'Om «{part}» puster med slagene i «{source}».',
  },
  advanced: {
    why: 'Pre FX og Post FX henter en kilde før mikseren, Post Mixer etter den, der bryter og fader teller. En utløser som hentes før, holder dybden når miksen endres.',
    tryThis: ['Sett uttaket til Pre FX, og sammenlign måleren med «{source}» på og av.'],
    listenFor: 'Om dybden er den samme med kilden på og av.',
  },
}
