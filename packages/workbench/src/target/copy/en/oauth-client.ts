export const oauthClientEn = {
  client: 'Client',
  registers: 'Registers itself',
  known: 'Already known',
  id: 'Client id',
  idHint: (redirect: string) =>
    `The address of a client metadata document (https://…) is an id too. Let the client come back to ${redirect}`,
  secret: 'Client secret, if it has one',
  secretHint: 'Kept by this tab on the way to the authorization server and back, and no longer.',
}
