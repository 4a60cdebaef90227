import type { LegalCopy } from '../en/legal.ts'

export const legalNb: LegalCopy = {
  loading: 'Henter dokumentet',
  interim:
    'Foreløpig tekst av 23. november 2026, skrevet av oss i vanlige ord. Den gjelder til det endelige dokumentet står her.',
  failed: 'Tjenesten for vilkår svarte ikke, eller nettleseren din stanser den.',
  get: 'Spørsmål',
  getText: 'Skriv til oss, så svarer et menneske, som regel samme arbeidsdag:',
  again: 'Prøv igjen',
  documents: {
    privacy: {
      title: 'Personvern',
      lead: 'Hva vi vet om deg, hvorfor, og hvor lenge.',
      sections: [
        {
          title: 'Hva en konto inneholder',
          text: 'E-postadressen, abonnementet, det du skriver i profilen, enhetene du er logget inn på, og settene, rapportene og tallene fra eksporter du beholder. Grunnen er avtalen med deg: uten dem finnes ingen konto.',
        },
        {
          title: 'Hva som skjer med et Live-sett',
          text: 'Det leses først i nettleseren din og forlater den ikke. Det lagres hos oss bare når du beholder det på kontoen, og bare du ser det, med mindre du lager en lenke til rapporten. En delt rapport utelater private navn.',
        },
        {
          title: 'Hvem andre som ser noe av det',
          text: 'Betalingsleverandøren, som er selger og beholder det en kvittering trenger, og selskapene som driver serverne og sender e-posten vår, på våre vegne. Ingen for reklame. Logger over kall beholdes i høyst 30 dager, for å holde tjenesten trygg.',
        },
        {
          title: 'Hvor lenge',
          text: 'Så lenge kontoen finnes. Sletter du den i profilen, fjernes alt med en gang; kvitteringer blir så lenge loven krever.',
        },
        {
          title: 'Rettighetene dine',
          text: 'Du kan se, rette, ta med og slette det vi har: i profilen, eller ved å skrive til oss. Du kan klage til Datatilsynet.',
        },
      ],
    },
    terms: {
      title: 'Vilkår',
      lead: 'Hva du og vi skylder hverandre når du bruker Kvint.',
      sections: [
        {
          title: 'Avtalen',
          text: 'Den gjelder mellom deg og Kvint AS, et norsk selskap, fra dagen du bruker tjenesten. En konto er for én person, som er minst 16 år eller har en verge som samtykker.',
        },
        {
          title: 'Musikken forblir din',
          text: 'Vi tar ingen rett til den ut over å lese den for deg. Vi trener ingen modeller på den, og viser den til ingen.',
        },
        {
          title: 'Abonnement, betaling, fornyelse',
          text: 'Et abonnement betales forskuddsvis for en måned eller et år og fornyes automatisk til du sier opp, noe du kan gjøre når som helst i profilen. Da løper det ut tiden du har betalt for. Vi varsler om ny pris minst 30 dager før den gjelder for deg. Refusjonsreglene er en del av avtalen.',
        },
        {
          title: 'Hva som ikke er lov',
          text: 'Å bryte seg inn, omgå grenser, videreselge, eller lese sett du ikke har rett til. Vi kan stenge en konto som gjør det.',
        },
        {
          title: 'Når noe svikter',
          text: 'Tjenesten tilbys som den er. Vi svarer for skade vi forårsaker med vilje eller ved grov uaktsomhet, og ellers for høyst det du har betalt de siste 12 månedene. Rettigheter loven gir forbrukere, står urørt. Norsk lov gjelder, med Oslo som verneting, eller der en forbruker bor.',
        },
      ],
    },
    cookies: {
      title: 'Informasjonskapsler',
      lead: 'Hva som lagres i nettleseren din.',
      sections: [
        {
          title: 'Én informasjonskapsel',
          text: 'Den holder deg innlogget. Ingen skript kan lese den, og den fjernes når du logger ut. Uten konto finnes den ikke.',
        },
        {
          title: 'Hva annet som ligger i nettleseren',
          text: 'Tema, språk og valget ditt om telling av besøk ligger i lokal lagring. Rapporter om sett du har lest, ligger i nettleserens egen database til du sletter dem der.',
        },
        {
          title: 'Telling av besøk',
          text: 'Besøk telles bare der det er slått på og du har sagt ja. Ingen reklame, ingen profil, ingenting deles mot betaling.',
        },
        {
          title: 'Valget ditt',
          text: 'Samtykkevalg nederst på hver side viser hva du har valgt, og endrer det når som helst.',
        },
      ],
    },
    disclaimer: {
      title: 'Ansvarsfraskrivelse',
      lead: 'Hva en analyse kan love, og ikke.',
      sections: [
        {
          title: 'Hva et funn er',
          text: 'En lesning av filen du ga oss, med hvor sikre vi er på den. Det er ingen instruks: ørene dine bestemmer.',
        },
        {
          title: 'Hva som ikke loves',
          text: 'Vi lover ikke noe kommersielt eller kunstnerisk resultat, og ikke at hvert sett leses helt: kan en del ikke leses, sier rapporten det. Ta vare på egne kopier av settene dine.',
        },
        {
          title: 'Andres navn',
          text: 'Navn på andre produkter tilhører eierne. Kvint er ikke laget, støttet eller godkjent av Ableton.',
        },
      ],
    },
    eula: {
      title: 'Lisensavtale for sluttbrukere',
      lead: 'Hvordan du kan bruke selve programvaren.',
      sections: [
        {
          title: 'Hva du kan gjøre',
          text: 'Bruke siden, kommandolinjen og MCP-serveren for din egen musikk og for folk som har bedt deg om det, så langt abonnementet rekker.',
        },
        {
          title: 'Hva du ikke kan gjøre',
          text: 'Videreselge, omgå grensene, eller analysere verk du ikke har rett til. Deler under åpen lisens forblir under den lisensen.',
        },
        {
          title: 'Oppdateringer og hjelp',
          text: 'Vi oppdaterer programvaren uten å spørre, og svarer på spørsmål innen 24-48 timer, mandag til fredag.',
        },
        {
          title: 'Hvordan den opphører',
          text: 'Med kontoen, eller når du bryter reglene. Det du har eksportert, er ditt.',
        },
      ],
    },
  },
}
