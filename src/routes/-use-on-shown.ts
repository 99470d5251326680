import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Reports that a public page is shown. To be used in its layout: the router hydrates what is in it after the root. */
export function useOnShown(): void {
  // Selected, because the context is another object on each page and the layout would be rendered again.
  const onShown = useRouteContext({ from: '__root__', select: (context) => context.onShown })
  useEffect(onShown, [onShown])
}
