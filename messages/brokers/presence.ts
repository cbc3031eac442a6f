import { defineTexts } from '@/lib/platform/language/define';

/** Colleagues viewing the same listing or lead. */
export default defineTexts({
  '{name} is viewing this too': ['{name} सुद्धा इथे आहेत', '{name} भी यहाँ हैं'],
  '{name} and {other} are viewing this too': ['{name} आणि {other} सुद्धा इथे आहेत', '{name} और {other} भी यहाँ हैं'],
  '{name} and {count} others are viewing this too': [
    '{name} आणि आणखी {count} जण सुद्धा इथे आहेत',
    '{name} और {count} अन्य लोग भी यहाँ हैं',
  ],
});
