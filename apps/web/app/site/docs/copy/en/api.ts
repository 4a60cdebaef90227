import type { DocsSection } from '../../docs-page.ts'

export const apiEn: DocsSection = {
  id: 'api',
  title: 'API Documentation',
  lead: 'The calls behind this site, with examples to copy.',
  topics: [
    {
      id: 'authentication',
      title: 'Authentication',
      blocks: [
        {
          text: 'Calls about your account carry an access token as a bearer token. It lasts a few minutes, and the site renews it silently. While you are signed in, the page /test shows yours.',
        },
        {
          language: 'curl: who am I',
          code: `curl https://YOUR-KVINT/auth/profile \\
  -H "Authorization: Bearer $TOKEN"`,
        },
        {
          language: 'Answer',
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
      title: 'The calls',
      blocks: [
        {
          columns: ['Call', 'Token', 'Answers'],
          rows: [
            ['GET /auth/profile', 'yes', 'id, supabaseId, username, role, hasActiveSubscription, email'],
            ['GET /auth/subscription', 'yes', 'hasActiveSubscription, subscriptionStatus'],
            ['GET /api/v1/paddle/plans', 'no', 'the plans in an envelope'],
            ['GET /api/v1/paddle/plans/{planId}', 'no', 'one plan, or 404'],
            ['POST /api/v1/paddle/checkout', 'yes', 'data.checkoutUrl'],
            [
              'POST /api/v1/paddle/subscription',
              'yes',
              'data.standing after a change of plan, a cancellation or a resumption',
            ],
            ['GET /api/v1/projects', 'yes', 'the sets in your account'],
            ['GET /api/v1/projects/{projectId}/report', 'yes', 'the report of one set as JSON'],
            ['GET /api/v1/account/export', 'yes', 'everything that we hold about you'],
            ['GET /health', 'no', 'timestamp, endpoints, cache'],
          ],
        },
      ],
    },
    {
      id: 'plans-call',
      title: 'Plans and checkout',
      blocks: [
        { text: 'Plans come in an envelope that says how fresh they are:' },
        { language: 'curl: the plans', code: 'curl https://YOUR-KVINT/api/v1/paddle/plans' },
        {
          language: 'curl: start a checkout',
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
        { text: 'The answer holds data.checkoutUrl, the payment provider’s page. Send the buyer there.' },
      ],
    },
    {
      id: 'report-json',
      title: 'A report as JSON',
      blocks: [
        {
          text: 'A report is plain JSON with bars from 1, times in beats and levels in decibels. The command line makes the same report from a file, without a network:',
        },
        { language: 'On the command line', code: 'kvint report Nordlys.als --json --out nordlys.json' },
        {
          language: 'The findings of a report',
          code: `jq '.findings[] | {claim, confidence, place}' nordlys.json`,
        },
      ],
    },
    {
      id: 'errors',
      title: 'Errors and limits',
      blocks: [
        {
          text: 'Every error has a code from a closed list, a sentence that says what to do, and the id of the request. Quote the id when you write to us.',
        },
        {
          language: 'An error',
          code: `{
  "error": {
    "code": "rate-limited",
    "message": "Too many requests. Wait a minute, then try again.",
    "requestId": "0b5c…"
  }
}`,
        },
        {
          text: 'Retry 429 and 5xx at most twice, after one and two seconds. Other answers do not change if you ask again.',
        },
      ],
    },
  ],
}
