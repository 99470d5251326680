import { createRootRouteWithContext } from '@tanstack/react-router'

import { Root } from '#screens/layout/Root.tsx'

import type { RouteContext } from '../app.tsx'

export const Route = createRootRouteWithContext<RouteContext>()({ component: Root })
