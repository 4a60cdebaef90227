import type { doctorEn } from '../en/doctor.ts'

export const doctorNb: typeof doctorEn = {
  lead: (address) => `Kobler til ${address} steg for steg og sier hvilket steg som svikter.`,
  examine: 'Undersøk forbindelsen',
  busy: 'Undersøker …',
  findings: 'Funn',
  healthy: 'Forbindelsen er frisk.',
  whatToDo: 'Dette kan du gjøre:',
  verdicts: { ok: 'i orden', failed: 'svikter', unknown: 'ikke kjent' },
  steps: {
    address: 'Adresse',
    reach: 'Navn, nettverk og sertifikat',
    cors: 'Regler for andre opprinnelser (CORS)',
    path: 'Sti',
    access: 'Autorisasjon',
    answer: 'Svar',
    version: 'Protokollversjon',
    session: 'Økt',
    tools: 'Verktøy',
  },
  address: (address) => `${address} er en adresse som en nettside kan kalle.`,
  reach: {
    ok: (host) => `${host} svarer.`,
    late: (host) => `${host} svarer ikke innen 8 sekunder.`,
    lateAdvice: (address) =>
      `En brannmur eller feil port sluker forespørselen, eller serveren henger. Prøv fra et skall: curl -v ${address}`,
    nothingListens: (host) => `Ingenting lytter på ${host}.`,
    nothingListensAdvice: (port) =>
      `Start serveren, og se at den lytter på port ${port} og på denne maskinens adresse (localhost), ikke bare inne i en kontainer.`,
    nameOrPort: (host) => `Enten er navnet ${host} ikke kjent (DNS), eller så lytter ingenting der.`,
    nameOrPortAdvice: (name, address) =>
      `En nettside får ikke vite hvilket. «nslookup ${name}» sier om navnet er kjent, «curl -v ${address}» om noe lytter.`,
    tls: (host) => `${host} finnes, men gir ikke noe sertifikat som godtas (TLS).`,
    portOrTls: (host) => `Enten lytter ingenting på ${host}, eller så godtas ikke sertifikatet (TLS).`,
    tlsAdvice: (address) =>
      `Åpne ${address} i en fane: da sier nettleseren hva som er galt med sertifikatet. Forny det, send hele kjeden, eller bruk http på denne maskinen.`,
    nameOrTls: (host) =>
      `Enten er navnet ${host} ikke kjent (DNS), ingenting lytter der, eller sertifikatet godtas ikke (TLS).`,
    nameOrTlsAdvice: (name, address) =>
      `En nettside får ikke vite hvilket. «nslookup ${name}» sier om navnet er kjent; «curl -v ${address}» om noe lytter og hva som er galt med sertifikatet.`,
  },
  cors: {
    ok: 'Serveren lar denne siden lese svarene.',
    late: 'Serveren tar imot forespørselen og svarer ikke innen 8 sekunder.',
    lateAdvice: 'Se i loggen dens: noe i den venter, eller svaret holdes tilbake av en proxy som bufrer.',
    none: (origin) =>
      `Serveren svarer, men ikke sider fra ${origin}: Access-Control-Allow-Origin mangler eller nevner en annen opprinnelse.`,
    noneAdvice: (origin) =>
      `La serveren sende «Access-Control-Allow-Origin: ${origin}» med hvert svar, også med 401 og 404.`,
    preflight: 'Serveren svarer på enkle forespørsler, men avviser forhåndsspørsmålet (OPTIONS) for de egentlige.',
    preflightAdvice: (origin, withToken) =>
      `Svar på OPTIONS med 204 og disse linjene, uten å be om en nøkkel:\nAccess-Control-Allow-Origin: ${origin}\nAccess-Control-Allow-Methods: GET, POST, DELETE, OPTIONS\nAccess-Control-Allow-Headers: Content-Type, Accept, Mcp-Session-Id, MCP-Protocol-Version, Last-Event-ID${withToken ? ', Authorization' : ''}`,
  },
  path: {
    ok: 'En verktøytjener svarer på denne stien.',
    page: (status) => `En nettside svarer på denne stien (${status}), ingen verktøytjener.`,
    other: (status) => `Det som svarer på denne stien (${status}), snakker ikke protokollen slik det ble spurt.`,
    foundAdvice: (address, transport) =>
      `En verktøytjener svarer på ${address} med ${transport === 'sse' ? 'Server-Sent Events' : 'Streamable HTTP'}. Bruk den.`,
    advice:
      'Vanlige stier er /mcp (Streamable HTTP) og /sse (Server-Sent Events). Ingen av dem svarer her; spør den som driver serveren.',
  },
  access: {
    ok: 'Nøkkelen godtas.',
    open: 'Serveren ber ikke om noen nøkkel.',
    needed: 'Serveren vil ha en nøkkel, og ingen ble sendt (401).',
    neededAdvice: 'Velg innlogging med OAuth som autorisasjon, eller lim inn en nøkkel.',
    noMetadataAdvice: (origin) =>
      `Lim inn en nøkkel. Innlogging med OAuth trenger metadata på ${origin}/.well-known/oauth-protected-resource, og de finnes ikke.`,
    expired: (when) => `Nøkkelen gikk ut ${when} (401).`,
    expiredAdvice: 'Skaff en ny; med innlogging med OAuth skjer det av seg selv.',
    audience: (audience, resource) => `Feil mottaker (401): nøkkelen gjelder ${audience}, serveren er ${resource}.`,
    audienceAdvice: (resource) =>
      `Be autorisasjonsserveren om en nøkkel med resource=${resource}; en nøkkel til en annen tjeneste avvises med rette.`,
    refused: 'Serveren avviser nøkkelen og sier ikke hvorfor (401).',
    refusedBecause: (said) => `Serveren avviser nøkkelen (401): ${said}`,
    refusedAdvice:
      'Se at den er utstedt av autorisasjonsserveren som denne serveren stoler på, og at den ikke er trukket tilbake.',
    scope: (scope) => `Nøkkelen mangler en rettighet (403)${scope === '' ? '' : `: ${scope}`}.`,
    scopeAdvice: 'Logg inn igjen med OAuth, og tillat det som det bes om.',
    forbidden: 'Serveren forbyr forespørselen (403).',
    forbiddenAdvice: (origin) =>
      `Mange servere slipper bare inn kjente opprinnelser, mot DNS rebinding: legg til ${origin} der. Ellers har kontoen ikke rett til den.`,
  },
  answer: {
    cut: (why) => `Svaret begynte, og brøt av halvveis: ${why}`,
    cutAdvice:
      'Serveren stanset mens den skrev, eller en proxy kuttet svaret (en tidsgrense, en størrelsesgrense). Se i loggene til begge; «curl -N» viser hvor langt det kommer.',
    noJson: (said) => `Serveren svarer med noe som ikke er JSON: ${said}`,
    noJsonAdvice:
      'Noe annet skriver i svaret, som en logglinje, en advarsel eller feilsiden til en proxy, eller så er det kuttet. Send samme forespørsel fra den manuelle MCP-testen for å se alt.',
  },
  version: {
    ok: (version) => `Begge snakker ${version}.`,
    unknown: (version) => `Serveren svarer med versjon ${version}, som denne siden ikke kjenner.`,
    unknownAdvice: (known) => `Denne siden snakker ${known}.`,
    refused: (said) => `Serveren godtar ikke versjonen som ble tilbudt: ${said}`,
    refusedAdvice:
      'Velg en annen protokoll ved siden av transporten: «Uten tilstand (2026-07-28)» der serveren ikke har økter.',
    error: (said) => `Serveren nekter å begynne: ${said}`,
    errorAdvice: 'Meldingen ovenfor er serverens egen; loggen dens sier mer.',
  },
  session: {
    ok: 'En økt er begynt og går videre.',
    none: 'Serveren arbeider uten økt-id.',
    hidden: 'Serveren begynner en økt, men siden får ikke lese id-en.',
    hiddenAdvice:
      'La serveren sende «Access-Control-Expose-Headers: Mcp-Session-Id, WWW-Authenticate, MCP-Protocol-Version».',
    broken: (why) => `Økten begynte, og den neste forespørselen mislyktes: ${why}`,
    brokenAdvice:
      'Tillat hodelinjene Mcp-Session-Id og MCP-Protocol-Version i forhåndsspørsmålet, og se at alle forespørsler i en økt når samme prosess.',
  },
  stream: {
    ok: (path) => `Strømmen er åpen og tar imot meldinger på ${path}.`,
    elsewhere: (address) => `Strømmen vil ha meldinger hos en annen opprinnelse: ${address}`,
    elsewhereAdvice: 'Endepunkt og strøm må ha samme opprinnelse; bak en proxy bør serveren bare oppgi en sti.',
    awaited: {
      session: 'adressen for meldinger',
      version: 'svaret på initialize',
      tools: 'svaret på tools/list',
    },
    ended: (awaited) => `Strømmen sluttet før ${awaited} kom.`,
    late: (awaited) => `Strømmen er åpen, men ${awaited} kommer ikke innen 8 sekunder.`,
    endedAdvice:
      'En proxy kan bufre eller kutte strømmer: slå av bufring (X-Accel-Buffering: no) og send en kommentar hvert 15. sekund.',
    broken: (awaited, why) => `Strømmen brøt av før ${awaited} kom: ${why}`,
  },
  tools: {
    ok: (count) => (count === 1 ? 'Den lister ett verktøy.' : `Den lister ${count} verktøy.`),
    nameless: (place) => `Verktøy ${place} i listen har ikke noe navn.`,
    noSchema: (name) => `${name} har ikke noe inputSchema.`,
    noObject: (name, of) =>
      of === 'inputSchema' ? `inputSchema i ${name} er ikke av typen «object».` : `${of} i ${name} er ikke et objekt.`,
    badSchema: (name, of, why) => `${of} i ${name} er ikke et gyldig skjema: ${why}.`,
    twice: (name) => `To verktøy heter ${name}.`,
    more: (count) => (count === 1 ? 'Én feil til.' : `${count} feil til.`),
    faultAdvice:
      'Klienter som bygger på SDK-en, avviser hele listen hvis ett verktøy mangler navn eller et inputSchema av typen «object»; av to verktøy med samme navn kan bare det ene kalles.',
    none: (status) => `Den lister ingen verktøy (${status}).`,
    noneAdvice: 'Se svaret i tidslinjen, eller med den manuelle MCP-testen.',
  },
}
