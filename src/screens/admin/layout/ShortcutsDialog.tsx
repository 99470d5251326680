import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import {
  setShortcutsDialogOpen,
  setShortcutsEnabled,
  useShortcut,
  useShortcuts,
} from './shortcuts.ts'
import styles from './ShortcutsDialog.module.css'

const shortcutNames = ['search', 'create', 'help', 'save'] as const

function close(): void {
  setShortcutsDialogOpen(false)
}

/** Lists the keyboard shortcuts, with a checkbox that turns single keys off (WCAG 2.1.4). */
export function ShortcutsDialog() {
  const { t } = useTranslation('admin')
  const { isEnabled, isDialogOpen } = useShortcuts()
  useShortcut('?', () => setShortcutsDialogOpen(true))
  return (
    <Dialog
      open={isDialogOpen}
      onClose={close}
      closeOnBackdropClick
      title={t('shortcuts.title')}
      actions={
        <Button variant="secondary" onClick={close}>
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
        {t('shortcuts.enabled')}
      </label>
      <p id="shortcuts-hint" className={styles.hint}>
        {t('shortcuts.enabledHint')}
      </p>
    </Dialog>
  )
}
