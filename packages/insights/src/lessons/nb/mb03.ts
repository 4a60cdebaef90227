import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Strømmetjenester pakker filen din mindre, og når den pakkes ut, blir de sterkeste øyeblikkene litt høyere enn de var. Et lite mellomrom opp til maksimum holder dem rene.',
    tryThis: [
      'Klikk på Limiter på hovedsporet.',
      'Sett Ceiling til −1 dB.',
      'Eksporter igjen. Ikke noe annet trenger å endres.',
    ],
    listenFor: 'Forhåpentlig ingenting: {db} dB mindre er vanskelig å høre. Det er en sikkerhetsmargin.',
  },
  intermediate: {
    why: 'En vanlig limiter ser på punktprøvene. Mellom to av dem kan den gjenskapte bølgen være høyere, ofte noen tideler av en dB, og koding med tap legger til mer. Derfor ber EBU R 128 og AES TD1008 om −1 dB true peak.',
    tryThis: [
      'Ceiling på −1 dB, og i Live 12 også modusen True Peak.',
      'Er låten svært sterk, så kod den en gang til AAC eller Ogg, og se på toppene i den dekodede filen: Sterke mastere skyter mer over.',
    ],
    listenFor: 'Spraking på de sterkeste slagene i den kodede filen, før og etter.',
  },
  advanced: {
    why: 'Topper mellom punktprøvene følger av båndbegrenset rekonstruksjon. BS.1770 anslår dem med 4× oversampling (omtrent 0,2 dB usikkerhet). Overskuddet fra kodeken vokser med spektral tetthet og avtar med bitraten, så −1 dBTP er et kompromiss og ingen garanti.',
    tryThis: [
      'True Peak-modus der din Live har den. I eldre versjoner: oversampling utenfor Live, eller Ceiling på −1,5 dB.',
      'Mål den dekodede filen, ikke masteren.',
    ],
    listenFor: 'Forvrengte transienter ved lav bitrate, for eksempel 96 kbit/s, som en stresstest.',
  },
}
