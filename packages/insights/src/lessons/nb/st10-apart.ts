import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det samme opptaket kommer fra venstre og fra høyre. Ørene setter like lyder sammen til én, et sted mellom høyttalerne: Den er sterkere, ikke bredere.',
    tryThis: [
      'Demp den ene av de to, og panorer den andre til C. Mangler noe annet enn lydstyrke?',
      'Vil du ha den bred, så bruk et annet opptak av stemmen på den ene siden.',
    ],
    listenFor: 'Hvor lyden er når du lukker øynene.',
  },
  intermediate: {
    why: 'Lik lyd fra begge sider høres som ett bilde mellom dem. Bredde trenger en forskjell mellom venstre og høyre: i timing, i stemming, i klang, eller et annet opptak.',
    tryThis: [
      'Demp den ene og panorer den andre til C, like sterk som begge var: Er bildet det samme, er ett spor nok.',
      'For bredde: Gjør den ene siden annerledes, med et annet opptak eller klippet noen cent opp. Kontroller så i mono at det ikke blir hult.',
    ],
    listenFor: 'Med øynene lukket: ett sted, eller to sider?',
  },
  advanced: {
    why: 'Et fantomsenter av to panorerte kopier er mindre stabilt enn en kilde i midten: Det flytter seg med lytteren. Kopiene er koherente, så de legger seg helt sammen der de møtes, og hver terskel bak dem ser mer enn ett spor ville gitt.',
    tryThis: [
      'Bytt paret ut med ett spor i midten, og sammenlign fra et annet sted i rommet.',
      'Er kopien igjen etter en endring du ga opp, så slett den, slik at senere endringer når hele lyden.',
    ],
    listenFor: 'Om bildet flytter seg når du flytter hodet.',
  },
}
