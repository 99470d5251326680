import { useRecordEvents } from '../core/writer/record-events.ts'
import { useVersionListener } from './versions/useVersionListener.ts'

/** The announcements of forms, plans and lists, with the features that listen to them. */
export const useAdminEvents = () => useRecordEvents([useVersionListener()])
