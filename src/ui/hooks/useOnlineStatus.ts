import { useEffect, useState, useSyncExternalStore } from 'react'

/** How long the restored connection is reported, in milliseconds. */
const reconnectedNoticeMs = 6000

/** Whether the browser has a connection; `back` for a while after it was lost. */
export function useOnlineStatus(): 'online' | 'offline' | 'restored' {
  const isOnline = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  const [wasLost, setWasLost] = useState(false)
  if (!isOnline && !wasLost) setWasLost(true)

  useEffect(() => {
    if (!isOnline || !wasLost) return undefined
    const timer = setTimeout(setWasLost, reconnectedNoticeMs, false)
    return () => clearTimeout(timer)
  }, [isOnline, wasLost])

  if (!isOnline) return 'offline'
  return wasLost ? 'restored' : 'online'
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

function getSnapshot(): boolean {
  return navigator.onLine
}

function getServerSnapshot(): boolean {
  return true
}
