import { useTranslation } from 'react-i18next'

import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './DeviceStorage.module.css'

const siteItems = ['language', 'consent', 'scroll', 'shortlist', 'shortcuts', 'drafts'] as const
const demoItems = ['database', 'worker'] as const
const items = __MOCK__ ? [...siteItems, ...demoItems] : siteItems

/**
 * Each thing that the site keeps in the browser, under the name that the browser shows for it. Its
 * purpose and its length of time are seen to be what they are; they are named for those who listen.
 */
export function DeviceStorage() {
  const { t } = useTranslation('legal')
  return (
    <ul role="list" className={styles.items}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <code translate="no">{t(`device.${item}.name`)}</code>
          <dl>
            <div>
              <dt>
                <VisuallyHidden>{t('purpose')}</VisuallyHidden>
              </dt>
              <dd>{t(`device.${item}.purpose`)}</dd>
            </div>
            <div>
              <dt>
                <VisuallyHidden>{t('lifetime')}</VisuallyHidden>
              </dt>
              <dd className={styles.lifetime}>{t(`device.${item}.lifetime`)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
