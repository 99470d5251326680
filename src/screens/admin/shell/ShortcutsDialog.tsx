import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import styles from './AdminLayout.module.css'
import {
  setShortcutsDialogOpen,
  setShortcutsEnabled,
  useShortcut,
  useShortcutsDialog,
  useShortcutsEnabled,
} from '../core/layout/shortcuts.ts'

const shortcutNames = [
  'palette',
  'search',
  'create',
  'messages',
  'help',
  'save',
  'saveLevel',
] as const

function closeShortcutsDialog(): void {
  setShortcutsDialogOpen(false)
}

/** Lists the keyboard shortcuts, with a checkbox that turns single keys off (WCAG 2.1.4). */
export function ShortcutsDialog() {
  const { t } = useTranslation('admin')
  const isEnabled = useShortcutsEnabled()
  const { isOpen } = useShortcutsDialog()
  useShortcut('?', () => setShortcutsDialogOpen(true))
  return (
    <Dialog
      open={isOpen}
      onClose={closeShortcutsDialog}
      closeOnBackdropClick
      title={t('shortcuts.title')}
      actions={
        <Button variant="secondary" onClick={closeShortcutsDialog}>
          {t('shortcuts.close')}
        </Button>
      }
    >
      <dl className={styles.list}>
        {shortcutNames.map((name) => (
          <div key={name} className={styles.shortcut}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              <kbd className={styles.key}>{t(`shortcuts.keys.${name}`)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={isEnabled}
          aria-describedby="shortcuts-hint"
          onChange={(event) => setShortcutsEnabled(event.target.checked)}
        />
        <span>{t('shortcuts.enabled')}</span>
      </label>
      <p id="shortcuts-hint" className={styles.hint}>
        {t('shortcuts.enabledHint')}
      </p>
    </Dialog>
  )
}
