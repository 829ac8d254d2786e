/**
 * React takes over a page's fields without looking at what they hold: what was typed or chosen before
 * (or filled in by the browser) is not in its state, and a later rendering wipes it out. For a field
 * that differs from what the server sent: how to change it once more, now that somebody listens.
 */
export function earlyEdit(field: Element): (() => void) | null {
  if (field instanceof HTMLSelectElement) return earlyChoice(field);
  if (field instanceof HTMLTextAreaElement) return earlyText(field, HTMLTextAreaElement.prototype);
  if (!(field instanceof HTMLInputElement) || field.type === 'file') return null;
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  return isBox ? earlyTick(field) : earlyText(field, HTMLInputElement.prototype);
}

function earlyChoice(select: HTMLSelectElement) {
  const { selectedIndex } = select;
  const sent = [...select.options].findIndex((option) => option.defaultSelected);
  if (selectedIndex === Math.max(sent, 0)) return null;
  return () => {
    select.selectedIndex = selectedIndex;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function earlyTick(box: HTMLInputElement) {
  const { checked, defaultChecked, type } = box;
  const isOtherChosen = type === 'radio' && !checked;
  if (checked === defaultChecked || isOtherChosen) return null;
  return () => {
    box.checked = !checked;
    box.click();
  };
}

/** React hears only what differs from the last value it saw, and sees what is set on the field itself. */
function earlyText(box: HTMLInputElement | HTMLTextAreaElement, unseen: object) {
  const { value, defaultValue, selectionStart, selectionEnd } = box;
  if (value === defaultValue) return null;
  return () => {
    box.value = defaultValue;
    Object.getOwnPropertyDescriptor(unseen, 'value')?.set?.call(box, value);
    // Some kinds of field have no caret to ask for.
    if (selectionStart !== null) box.setSelectionRange(selectionStart, selectionEnd);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
