import { type AboutCopy, aboutEn } from '../en/about.ts'

export const aboutNb: AboutCopy = {
  ...aboutEn,
  title: 'Om oss',
  heading: 'Om Kvint',
  lead: 'Et verktøy som leser musikken du har laget, og forklarer den for deg.',
  mission: {
    heading: 'Det vi vil oppnå',
    paragraphs: [
      'De fleste KI-verktøy for musikk vil lage musikken for deg. Vi tror det er nettopp det du vil gjøre selv. Kvint tar resten: den leser settet du har laget, setter navn på det som skjer i det, og viser deg én ting å prøve.',
      'Den er for øyeblikket da en loop fungerer og du ikke kan si hvorfor, eller en låt ikke gjør det og du ikke kan si hvor. Et godt svar har taktnumre, en begrunnelse og hvor sikkert det er. Det er aldri en karakter.',
    ],
  },
  name: {
    heading: 'Navnet',
    text: 'En kvint er to toner i forholdet 3 til 2. Stabler du kvinter, får du sirkelen som tonearter, skalaer og akkorder er ordnet på. Merket vårt er figuren en ren kvint tegner på et oscilloskop, og avstander, skrift og farger her på siden står i de samme forholdene.',
  },
  company: {
    heading: 'Selskapet',
    text: 'Kvint AS er et norsk aksjeselskap. Det eies av dem som arbeider i det, selger abonnementer og ikke noe annet, og viser ingen reklame.',
    facts: [
      ['Selskapsform', 'Aksjeselskap (AS), Norge'],
      ['Åpningstid', 'Mandag til fredag, 9 til 17 norsk tid'],
      ['Svar innen', '24-48 timer'],
    ],
  },
  founder: {
    heading: 'Gründeren',
    text: 'Kvint ble startet av en produsent og programmerer som stadig fant de samme åtte taktene i hvert uferdige sett, og ville ha noe som sa det på en vennlig måte. Selskapet er lite med vilje: den som svarer på e-posten din, har også lest koden.',
  },
  contact: {
    heading: 'Kontakt',
    support: 'Hjelp med produktet',
    contact: 'Alt annet',
    legal: 'Juridisk og personvern',
  },
}
