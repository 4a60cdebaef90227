import type { DocsSection } from '../../docs-page.ts'

export const apiNb: DocsSection = {
  id: 'api',
  title: 'API-dokumentasjon',
  lead: 'Kallene bak dette nettstedet, med eksempler til å kopiere.',
  topics: [
    {
      id: 'authentication',
      title: 'Autentisering',
      blocks: [
        {
          text: 'Kall som gjelder kontoen din, sender et tilgangstoken som bearer. Det varer noen minutter; nettstedet henter et nytt uten at du merker det. Testsiden viser ditt mens du er logget inn.',
        },
        {
          language: 'curl: hvem er jeg',
          code: `curl https://YOUR-KVINT/auth/profile \\
  -H "Authorization: Bearer $TOKEN"`,
        },
        {
          language: 'Svar',
          code: `{
  "id": "1042",
  "supabaseId": "5f0c…",
  "username": "nora",
  "role": "USER",
  "hasActiveSubscription": false,
  "email": "nora@example.com"
}`,
        },
      ],
    },
    {
      id: 'calls',
      title: 'Kallene',
      blocks: [
        {
          columns: ['Kall', 'Token', 'Svarer med'],
          rows: [
            ['GET /auth/profile', 'ja', 'id, supabaseId, username, role, hasActiveSubscription, email'],
            ['GET /auth/subscription', 'ja', 'hasActiveSubscription, subscriptionStatus'],
            ['GET /api/v1/paddle/plans', 'nei', 'abonnementene, og om de er ferske'],
            ['GET /api/v1/paddle/plans/{planId}', 'nei', 'ett abonnement, eller 404'],
            ['POST /api/v1/paddle/checkout', 'ja', 'data.checkoutUrl'],
            ['POST /api/v1/paddle/subscription', 'ja', 'data.standing etter bytte, oppsigelse eller gjenopptaking'],
            ['GET /api/v1/projects', 'ja', 'settene på kontoen din'],
            ['GET /api/v1/projects/{projectId}/report', 'ja', 'rapporten for ett som JSON'],
            ['GET /api/v1/account/export', 'ja', 'alt vi har om deg'],
            ['GET /health', 'nei', 'timestamp, endpoints, cache'],
          ],
        },
      ],
    },
    {
      id: 'plans-call',
      title: 'Abonnementer og betaling',
      blocks: [
        { text: 'Svaret har abonnementene og sier om de er ferske:' },
        { language: 'curl: abonnementene', code: 'curl https://YOUR-KVINT/api/v1/paddle/plans' },
        {
          language: 'curl: start en betaling',
          code: `curl https://YOUR-KVINT/api/v1/paddle/checkout \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "planId": "premium_monthly",
    "userId": "5f0c…",
    "successUrl": "https://YOUR-KVINT/success",
    "cancelUrl": "https://YOUR-KVINT/pricing",
    "metadata": { "auth0Id": "5f0c…", "email": "nora@example.com" }
  }'`,
        },
        { text: 'Svaret har data.checkoutUrl: siden hos betalingsleverandøren som du går videre til.' },
      ],
    },
    {
      id: 'report-json',
      title: 'En rapport som JSON',
      blocks: [
        {
          text: 'En rapport er enkel JSON med takter fra 1, tider i slag og nivåer i desibel. Kommandolinjen lager den samme rapporten fra en fil, uten nett:',
        },
        { language: 'På kommandolinjen', code: 'kvint report Nordlys.als --json --out nordlys.json' },
        {
          language: 'Funnene i en rapport',
          code: `jq '.findings[] | {claim, confidence, place}' nordlys.json`,
        },
      ],
    },
    {
      id: 'errors',
      title: 'Feil og grenser',
      blocks: [
        {
          text: 'Hver feil har en kode fra en lukket liste, en setning som sier hva du kan gjøre, og forespørselens id. Ta med id-en når du skriver til oss.',
        },
        {
          language: 'En feil',
          code: `{
  "error": {
    "code": "rate-limited",
    "message": "Too many requests. Wait a minute, then try again.",
    "requestId": "0b5c…"
  }
}`,
        },
        {
          text: 'Prøv 429 og 5xx på nytt høyst to ganger, etter ett og to sekunder. Andre svar endrer seg ikke om du spør igjen.',
        },
      ],
    },
  ],
}
