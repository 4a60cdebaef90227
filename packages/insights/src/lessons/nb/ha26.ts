import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Din spenner over {semitones} halvtoner, tolv av dem er en oktav, og {steps} % av bevegelsene går til en nabotone. Halvparten av de sungne popmelodiene spenner over {rangeFrom} til {rangeTo}. En stemme skal nå hver tone og finne den; et instrument er fritt for det, og en linje i sprang kan ha sin sjarm.',
    tryThis: [
      'Syng melodien, på en hvilken som helst stavelse, fra første tone til siste.',
      'Merk hvor stemmen ga opp eller skled: Der er det en melodi for et instrument.',
    ],
    listenFor: 'Hvilken del av den du nynner etterpå.',
  },
  intermediate: {
    why: 'Trinn gir en linje, sprang gir en form. I halvparten av de sungne melodiene er {stepsFrom} til {stepsTo} % av bevegelsene trinn; din har {steps} %. Flere trinn flyter og er lette å huske, flere sprang tegner akkordene og skiller seg ut mot en travel rytme.',
    tryThis: [
      'Fyll ett sprang med tonene imellom, og utelat et trinn et annet sted.',
      'Flytt én frase opp en oktav, og hør om spennet på {semitones} halvtoner bærer den.',
    ],
    listenFor: 'Om linjen fører et sted, eller er innom tonene i akkordene.',
  },
  advanced: {
    why: 'Små intervaller er vanligst i melodier nesten overalt (Huron 2006), til dels på grunn av hva stemmer kan. Tellingen knytter den siste tonen i en frase til den første i den neste, i deres som i din, så en del av sprangene faller der ingen hører et. Se på spennet frase for frase: {semitones} halvtoner i alt kan være to smale registre, ett for verset og ett for refrenget.',
    tryThis: [
      'Noter den laveste og den høyeste tonen i hver frase.',
      'Hold én del innenfor en kvint, så den neste kan åpne seg.',
    ],
    listenFor: 'Registeret der det meste skjer.',
  },
}
