import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Basstrommen og «{track}» starter sammen: {met} av {hits} slag på basstrommen har en basstone med seg. Det som starter sammen, høres som ett større slag.',
    tryThis: [
      'Loop fire takter der begge spiller. Demp bassen, så basstrommen, og hør hva hver av dem gir slaget.',
      'Dupliser bassklippet, flytt alle tonene en sekstendedel senere, og sammenlign.',
    ],
    listenFor: 'Om du hører ett slag eller to.',
  },
  intermediate: {
    why: 'Ved {met} av {hits} slag på basstrommen begynner «{track}» sammen med den, så de to deler øyeblikket. Plassen må komme fra nivå, frekvens eller sidechain, ikke fra tid.',
    tryThis: [
      'Sett Track Delay på «{track}» til 10 ms, så til −10 ms, og loop fire takter: én lyd, eller kjenner du en forskyvning?',
      'Flytt i hver fjerde takt én basstone til åttedelen etter basstrommen: Det ene stedet der de skiller lag, blir et merke.',
    ],
    listenFor: 'Øyeblikket de treffer: hvem av de to du hører først.',
  },
  advanced: {
    why: 'Medianavstanden mellom tonene er {ms} ms; det som høres, avhenger også av attackene. En myk bass som starter på rutenettet, høres bak en klikkende basstromme, og der de første svingningene går mot hverandre, blir slaget mindre.',
    tryThis: [
      'Sett en Utility på bassen, inverter begge kanalene, og loop en takt med begge: Vokser slaget, arbeidet de to mot hverandre.',
      'Hold dem låst i én del, og la dem spille på skift i den neste.',
    ],
    listenFor: 'Om bunnen vokser eller krymper i øyeblikket de møtes.',
  },
}
