/**
 * The key that was pressed; undefined while an input method composes: its Enter chooses a word and its Escape drops one,
 * so they neither submit nor close anything.
 */
export function getPressedKey({
  key,
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>): string | undefined {
  // In WebKit, the composition has ended when its Enter arrives.
  return isComposing || keyCode === 229 ? undefined : key
}
