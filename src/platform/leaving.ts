/**
 * Loads what the page needs. Firefox and WebKit end the loads of a document as soon as another one is asked for, long
 * before it comes. Such a failure is none: it waits until the document stays after all (a download, a navigation that
 * was stopped), and the load is then tried again.
 */
export async function loadWhileStaying<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    if (!(await waitIfLeaving())) throw error
    return loadWhileStaying(load)
  }
}

/**
 * False at once, or, while the document is being left, true once it is clear that it stays: the visitor acts in it, it
 * comes back from the back/forward cache, or no other has come for a while. The page's inline script knows (index.html).
 */
export async function waitIfLeaving(): Promise<boolean> {
  return (await globalThis.leaving?.()) ?? false
}
