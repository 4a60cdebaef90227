import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'

export default [
  layout('routes/site.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/login.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('about', 'routes/about.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('success', 'routes/success.tsx'),
    route('docs', 'routes/docs.tsx'),
    route('status', 'routes/status.tsx'),
    route('privacy', 'routes/legal/privacy.tsx'),
    route('terms', 'routes/legal/terms.tsx'),
    route('refund', 'routes/legal/refund.tsx'),
    route('cookies', 'routes/legal/cookies.tsx'),
    route('disclaimer', 'routes/legal/disclaimer.tsx'),
    route('eula', 'routes/legal/eula.tsx'),
    route('oauth/consent', 'routes/oauth-consent.tsx'),
    layout('routes/account/protected.tsx', [
      route('dashboard', 'routes/account/dashboard.tsx'),
      route('test', 'routes/account/auth-test.tsx'),
      route('profile', 'routes/account/profile.tsx'),
      route('mcp-test', 'routes/account/mcp-test.tsx'),
      route('mcp-manual-test', 'routes/account/mcp-manual-test.tsx'),
      route('mcp-sse-test', 'routes/account/mcp-sse-test.tsx'),
      route('mcp-sdk-test', 'routes/account/mcp-sdk-test.tsx'),
    ]),
    layout('routes/projects/gate.tsx', [
      route('projects', 'routes/projects/list.tsx'),
      route('projects/example', 'routes/projects/example.tsx'),
      route('projects/account/:id', 'routes/projects/kept.tsx'),
      route('projects/:id', 'routes/projects/report.tsx'),
    ]),
    route('*', 'routes/elsewhere.tsx'),
  ]),
] satisfies RouteConfig
