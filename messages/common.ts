import { texts } from '@/lib/language/define';

/** Words that stand on many pages. */
export default texts({
  Home: ['मुख्यपृष्ठ', 'होम'],
  Search: ['शोधा', 'खोजें'],
  Close: ['बंद करा', 'बंद करें'],
  'Contact us': ['आमच्याशी संपर्क', 'हमसे संपर्क करें'],
  Services: ['सेवा', 'सेवाएँ'],
  'Try again': ['पुन्हा प्रयत्न करा', 'फिर से कोशिश करें'],
});
