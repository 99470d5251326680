import { Search } from 'lucide-react'
import { useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { getPressedKey } from '#platform/pressed-key.ts'

import { logError } from '../../core/errors/classify-error.ts'
import { showToast } from '../../core/layout/toasts.ts'
import { setPaletteOpen, usePaletteOpen } from './palette-store.ts'
import styles from './PaletteButton.module.css'

/** Opens the palette. `isSmall` shows the icon and, where there is space, its word. */
export function PaletteButton({ isSmall = false }: { isSmall?: boolean }) {
  const { t } = useTranslation('adminSearch')
  return (
    <button
      type="button"
      className={styles.button}
      data-small={isSmall || undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setPaletteOpen(true)}
    >
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.label}>{t('palette.open')}</span>
      {!isSmall && (
        <kbd className={styles.keys} aria-hidden>
          {t(isApple() ? 'palette.keysApple' : 'palette.keys')}
        </kbd>
      )}
    </button>
  )
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}

/**
 * The palette, opened by Ctrl+K or ⌘K on every page of the back-office. Its code loads when it is first opened. In the rich
 * text editor, the keys insert a link.
 */
export function PaletteHost() {
  const { t } = useTranslation('adminSearch')
  const { isOpen } = usePaletteOpen()
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isModified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isModified || getPressedKey(event)?.toLowerCase() !== 'k') return
      if (event.defaultPrevented || isInEditor(event.target)) return
      // The browser's own meaning of the keys is a search, too.
      event.preventDefault()
      const { isOpen: wasOpen } = usePaletteOpen.getState()
      if (event.repeat || (!wasOpen && document.querySelector('dialog[open]') !== null)) return
      setPaletteOpen(!wasOpen)
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      setPaletteOpen(false)
    }
  }, [])
  useEffect(() => {
    if (!isOpen || Palette !== undefined) return
    import('./Palette.tsx').then(
      (module) => setPalette(() => module.Palette),
      (error: unknown) => {
        // What is typed in a form stays: an error page would take it away.
        logError(error)
        setPaletteOpen(false)
        showToast('warning', t('palette.chunkFailed'))
      },
    )
  }, [isOpen, Palette, t])
  return isOpen && Palette !== undefined && <Palette onClose={() => setPaletteOpen(false)} />
}

function isInEditor(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable
}
