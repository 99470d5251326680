import { useEffect, useState } from 'react'

import { useDevtools } from './devtools-context.ts'

/**
 * Whether a file is deployed with the client; undefined while checking.
 *
 * @param path below the base path
 * @param type a word of its content type: a host that serves index.html for unknown URLs also answers 200
 */
export function usePublished(path: string, type: string): boolean | undefined {
  const { basePath } = useDevtools()
  const [isPublished, setPublished] = useState<boolean>()
  useEffect(() => {
    const controller = new AbortController()
    const check = async () => {
      // Asked without a network, it would be an error in the log of the browser.
      if (!navigator.onLine) return setPublished(false)
      try {
        const response = await fetch(basePath + path, { signal: controller.signal })
        setPublished(response.ok && response.headers.get('content-type')?.includes(type) === true)
      } catch {
        if (!controller.signal.aborted) setPublished(false)
      }
    }
    void check()
    return () => controller.abort()
  }, [basePath, path, type])
  return isPublished
}
