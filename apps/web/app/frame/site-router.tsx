import {
  createBrowserRouter,
  type RouteObject,
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_FrameworkContext as FrameworkContext,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { currentLanguage, fetchNorwegianWords } from '@kvint/ui'

type Entry = NonNullable<AssetsManifest['routes'][string]>
type RouteModule = NonNullable<RouteModules[string]>

/**
 * Takes over the page that the service has drawn. It is the framework's own hydrated router without what a site with
 * no loaders never uses: streamed data, the finding of routes on the way, revalidation.
 */
export function SiteRouter() {
  return (
    <>
      <FrameworkContext
        value={{
          manifest: manifest(),
          routeModules: modules(),
          future: {},
          ssr: true,
          isSpaMode: false,
          routeDiscovery: { mode: 'initial', manifestPath: '' },
        }}
      >
        <RouterProvider router={theRouter()} />
      </FrameworkContext>
      {/* Where the service's drawing has the end of its stream: ids count from the same place. */}
      <></>
    </>
  )
}

/** Made once, where it is first asked for. */
export function theRouter() {
  router ??= createBrowserRouter(routesUnder(undefined), { hydrationData: { loaderData: {} } })
  return router
}

function routesUnder(parentId: string | undefined): RouteObject[] {
  return Object.values(manifest().routes).flatMap((entry) =>
    entry && entry.parentId === parentId ? [routeOf(entry)] : [],
  )
}

function routeOf(entry: Entry): RouteObject {
  const { id, path, index } = entry
  const module = modules()[id]
  const drawing = module ? drawingOf(module) : { lazy: () => fetchDrawing(entry) }
  if (index) return { id, index, ...drawing }
  return { id, ...(path === undefined ? {} : { path }), children: routesUnder(id), ...drawing }
}

/** The root draws the document around itself, and around the page that says that something broke. */
function drawingOf({ default: Page, ErrorBoundary, HydrateFallback, Layout }: RouteModule) {
  if (Layout) {
    return {
      element: (
        <Layout>
          <Page />
        </Layout>
      ),
      ...(ErrorBoundary && {
        errorElement: (
          <Layout>
            <ErrorBoundary />
          </Layout>
        ),
      }),
      ...(HydrateFallback && {
        hydrateFallbackElement: (
          <Layout>
            <HydrateFallback />
          </Layout>
        ),
      }),
    }
  }
  return { Component: Page, ...(ErrorBoundary && { ErrorBoundary }) }
}

/** What a page is made of comes at once, its style before it is shown. */
async function fetchDrawing(entry: Entry) {
  for (const href of entry.imports ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const styles = Promise.all((entry.css ?? []).map(toCache))
  const module = await fetchModule(entry.module)
  modules()[entry.id] = module
  await Promise.all([styles, currentLanguage() === 'nb' && fetchNorwegianWords()])
  return drawingOf(module)
}

/** Has a page that is likely to come next at hand before it is asked for. Its style is applied with the page alone. */
export function preparePage(id: string): void {
  const entry = manifest().routes[id]
  if (!entry) return
  for (const file of entry.css ?? []) void toCache(file)
  import(/* @vite-ignore */ entry.module).catch(() => undefined)
}

/** A file that is gone belongs to an older build: the page is loaded again, with the files of today. */
async function fetchModule(file: string): Promise<RouteModule> {
  try {
    return (await import(/* @vite-ignore */ file)) as RouteModule
  } catch (error) {
    if (!navigator.onLine) throw error
    location.reload()
    return await new Promise(() => undefined)
  }
}

/** No link announces a style sheet: the browser complains of one whose page comes late. Each is asked for once. */
function toCache(file: string): Promise<unknown> {
  const known = cached.get(file)
  if (known) return known
  const asked = fetch(file)
    .then((answer) => answer.text())
    .catch(() => cached.delete(file))
  cached.set(file, asked)
  return asked
}

/** What the page's inline scripts have put on the window. */
type Told = { readonly __reactRouterManifest: AssetsManifest; readonly __reactRouterRouteModules: RouteModules }

function manifest(): AssetsManifest {
  return (window as unknown as Told).__reactRouterManifest
}

function modules(): RouteModules {
  return (window as unknown as Told).__reactRouterRouteModules
}

const cached = new Map<string, Promise<unknown>>()
let router: ReturnType<typeof createBrowserRouter> | undefined
