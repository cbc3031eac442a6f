import type { Troubleshooting } from '@/lib/content/help/dto';

/** The troubleshooting guide in plain text, because search engines read its questions too. */
export const troubleshooting = {
  tour: [
    'Press “Try Again” under the message. A short break in the connection is the usual cause.',
    'Look whether other pages load. If not, the connection is down: move to better reception or Wi-Fi.',
    'Update the browser. The tour needs WebGL, which current Chrome, Edge, Firefox and Safari all have.',
    'Turn off “data saver” or “lite mode”, and any extension that blocks scripts, for this site.',
    'Close other tabs and apps. Phones with little memory stop 3D pages first.',
    'In the browser’s settings, see that hardware acceleration is on, then restart the browser.',
    'Still nothing? Look at the photographs and the video instead, and tell us, so that we can mend it.',
  ],
  questions: {
    'A photograph does not appear':
      'Until a photograph has loaded you see a blurred preview, and if it cannot be loaded a drawing of the kind of property. Reload the page once. If the drawing stays, the picture itself is damaged, and we would like to know the property code.',
    'A video does not play':
      'Press play a second time after a few seconds: on a slow line the beginning has to arrive first. Some browsers refuse to play while battery saver is on.',
    'The map is empty or grey':
      'The map pictures come from a map service. When that cannot be reached, the address, the marker and the link to your own map app still work.',
    'The enquiry form says “Failed to submit form. Please try again.”':
      'What you typed is kept. Check the connection and send it again. If it fails twice, call us or write an email: both are at the foot of every page.',
    'I cannot sign in':
      'Check that the email address is the one you registered with; capital letters do not matter there, but in the password they do. After several wrong attempts the sign-in pauses for some minutes to keep others out of your account.',
    'The page looks broken or old':
      'Reload it without the cache: Ctrl and F5 on a computer; on a phone, close the tab and open the page again. Private windows are a good test, because they begin with nothing stored.',
  },
} as const satisfies Troubleshooting;
