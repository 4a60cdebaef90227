/**
 * What the service says when it refuses, in Norwegian; undefined for words that are not in the list. Numbers stand as `#`, in the
 * order of the English.
 *
 * ```ts
 * refusalNb('This report already has 20 links. Revoke one first.') // 'Rapporten har allerede 20 lenker. Trekk tilbake en av dem først.'
 * ```
 */
export function refusalNb(message: string): string | undefined {
  const numbers = message.match(NUMBER) ?? []
  let next = 0
  return REFUSALS[message.replaceAll(NUMBER, '#')]?.replaceAll('#', () => (numbers[next++] ?? '').replace('.', ','))
}

const NUMBER = /\d+(?:\.\d+)?/g
const ROOM =
  'Sett uten rapport og uferdige opplastinger teller også. Slett noen, eller velg et større abonnement. I nettleseren kan du lese så mange sett du vil.'

const REFUSALS: Readonly<Record<string, string>> = {
  'Your plan stores # sets, and you have that many. Sets without a report and unfinished uploads count too. Delete some, or choose a larger plan. Reading sets in your browser has no limit.': `Abonnementet ditt har plass til # sett, og så mange har du. ${ROOM}`,
  'Your plan has # MB of storage and # MB are used, so this set of # MB does not fit. Sets without a report and unfinished uploads count too. Delete some, or choose a larger plan. Reading sets in your browser has no limit.': `Abonnementet ditt har # MB lagring, og # MB er brukt, så dette settet på # MB får ikke plass. ${ROOM}`,
  'This month’s # analyses are used. The set is kept and is analysed by itself when the next month begins, or at once with a larger plan. Until then, read it in your browser, where there is no limit.':
    'Månedens # analyser er brukt opp. Settet er lagret og analyseres av seg selv når neste måned begynner, eller med en gang med et større abonnement. Til da kan du lese det i nettleseren, der det ikke er noen grense.',
  'You already have a plan, and a second one would charge you twice. Change the one you have.':
    'Du har allerede et abonnement, og med et til ville du betalt dobbelt. Bytt det du har.',
  'You already have this plan. Nothing was changed or charged.':
    'Dette abonnementet har du allerede. Ingenting er endret eller trukket.',
  'You have no plan that could be changed. Subscribe to one first.':
    'Du har ikke noe abonnement som kan endres. Velg et først.',
  'The last payment did not go through. Update your card first; then the plan can be changed.':
    'Den siste betalingen gikk ikke gjennom. Oppdater kortet først, så kan abonnementet endres.',
  'Your plan is paused. Resume it first; then it can be changed.':
    'Abonnementet ditt er satt på pause. Start det igjen først, så kan det endres.',
  'Your plan is already in that state. Nothing was changed.': 'Abonnementet er slik allerede. Ingenting er endret.',
  'You are paying for something that is not on our price list. Write to us, and we will put it right.':
    'Du betaler for noe som ikke står i prislisten vår. Skriv til oss, så ordner vi det.',
  'This plan was paid with another address than that of your account, so its receipts are not shown here. Open the link in a receipt that came by mail. You can change or cancel your plan on this site.':
    'Abonnementet er betalt med en annen adresse enn den kontoen din har, så kvitteringene vises ikke her. Åpne lenken i en kvittering du har fått på e-post. Abonnementet kan du endre og si opp på denne siden.',
  'There is no subscription to manage. Choose a plan first.':
    'Det er ikke noe abonnement å administrere. Velg et abonnement først.',
  'The same call is still being processed. Try again in a moment.':
    'Det samme er allerede i gang. Prøv igjen om et øyeblikk.',
  'The connection was lost before the whole file arrived. Send it again.':
    'Forbindelsen ble brutt før hele filen var kommet fram. Send den en gang til.',
  'The file is empty. Save the set in Live once more, then send that file.':
    'Filen er tom. Lagre settet i Live en gang til, og send den filen.',
  'The name of the file is longer than # characters. Shorten it.':
    'Navnet på filen er lengre enn # tegn. Gjør det kortere.',
  'This save is not being analysed, so there is nothing to cancel.':
    'Denne lagringen analyseres ikke, så det er ingenting å avbryte.',
  'There is no such upload: it has finished or expired. Start a new one.':
    'Opplastingen finnes ikke lenger: Den er ferdig eller utløpt. Start en ny.',
  'Another connection has taken over this upload. What has arrived so far is kept.':
    'En annen forbindelse har overtatt opplastingen. Det som er kommet fram, er tatt vare på.',
  'This save has no finished report yet, so no bounce can be kept with it.':
    'Denne lagringen har ingen ferdig rapport ennå, så det kan ikke lagres noen eksport sammen med den.',
  'No bounce is kept with this save. Keep one first.':
    'Det er ikke lagret noen eksport sammen med denne lagringen. Ta vare på en først.',
  'There is no such link in your account. It may have been revoked already.':
    'Lenken finnes ikke på kontoen din. Den kan være trukket tilbake.',
  'This save has no finished report to share yet.': 'Denne lagringen har ingen ferdig rapport å dele ennå.',
  'This report already has # links. Revoke one first.':
    'Rapporten har allerede # lenker. Trekk tilbake en av dem først.',
  'Enter a code from your authenticator app first.': 'Skriv inn en kode fra autentiseringsappen først.',
  'That recovery code is wrong or already used.': 'Gjenopprettingskoden er feil eller allerede brukt.',
  'This session has already ended. Reload the list.': 'Denne økten er allerede avsluttet. Last listen på nytt.',
  'This is your current session. Sign out to end it.': 'Dette er økten du er i nå. Logg ut for å avslutte den.',
  'An account has at most # keys. Revoke one that you no longer use.':
    'En konto har høyst # nøkler. Trekk tilbake en du ikke bruker lenger.',
  'There is no such key in your account that still works.':
    'Det er ingen slik nøkkel på kontoen din som fortsatt virker.',
  'The stored file of this save is damaged. Keep the set again to replace it.':
    'Den lagrede filen er skadet. Ta vare på settet en gang til for å erstatte den.',
  'The stored file of this save is missing. Keep the set again to replace it.':
    'Den lagrede filen mangler. Ta vare på settet en gang til for å erstatte den.',
  'There is no room left on the server’s disk. Nothing was changed, and what is stored can still be read. Try again later, or write to support.':
    'Det er ikke mer plass på serverens disk. Ingenting er endret, og det som er lagret, kan leses. Prøv igjen senere, eller skriv til oss.',
}
