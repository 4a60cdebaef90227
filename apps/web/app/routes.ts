import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'

export default [
  layout('routes/site.tsx', [
    index('routes/home.tsx'),
    layout('routes/projects/gate.tsx', [
      route('projects', 'routes/projects/list.tsx'),
      route('projects/example', 'routes/projects/example.tsx'),
      route('projects/:id', 'routes/projects/report.tsx'),
    ]),
    route('*', 'routes/elsewhere.tsx'),
  ]),
] satisfies RouteConfig
