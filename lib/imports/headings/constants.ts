/**
 * Column names in Indian sheets, in English, Marathi and Hindi, with common abbreviations. They are in lower case with separate words and no punctuation, like
 * the result of `plainHeading`.
 */
type Names = Readonly<Record<string, string>>;

/** Columns without content to import, such as line numbers. */
export const IGNORED =
  'sr no|sr|s no|sno|srno|serial|serial no|serial number|sl no|no|अ क्र|अ क्रं|अनु क्र|अनुक्रमांक|अनुक्रम|क्र|क्रं|क्रमांक|क्रम|क्रम संख्या|क्र सं';

export const LISTING_NAMES: Names = {
  code: 'lot no|lot number|lot|prop id|prop code|prop no|ad id|ad no|listing no|unique id|ref id|property ref|listing ref|code|property code|listing code|property id|listing id|property no|ref|ref no|reference|reference no|file no|id|saptam code|कोड|संदर्भ|संदर्भ क्रमांक|मालमत्ता क्रमांक|फाइल क्रमांक',
  pictures:
    'picture|pictures|photo|photos|image|images|photograph|photographs|pics|photo file|photo files|image file|image files|photo name|image name|picture name|file names|image url|image urls|photo url|photo link|photo links|image link|picture link|छायाचित्र|छायाचित्रे|फोटो|चित्र|चित्रे|तस्वीर|तस्वीरें',
  ownerEmail: 'owner email|owner e mail|owner|email',
  title:
    'title|name|property name|property title|heading|headline|listing title|ad title|property|शीर्षक|नाव|नाम|मथळा|मालमत्तेचे नाव|मालमत्ता|जाहिरात शीर्षक|संपत्ति का नाम|प्रॉपर्टी|प्रॉपर्टी का नाम',
  description:
    'description|details|property details|desc|particulars|about|वर्णन|तपशील|माहिती|विवरण|जानकारी|ब्योरा',
  remarks:
    'remark|remarks|rmk|rmks|rmrk|rem|note|notes|comment|comments|other details|additional info|usp|highlights|special features|शेरा|टीप|टिप्पणी|इतर माहिती|अन्य जानकारी|अभिप्राय|रिमार्क',
  price:
    'price|bhav|bhaav|daam|kimat|keemat|kiraya|rent amount|reserve price|rate|amount|cost|value|total|total price|total amount|expected price|asking price|asking|demand|demand price|quoted price|quote|budget|total cost|sale price|selling price|basic price|final price|flat cost|agreement value|all inclusive price|package|price rs|rent|monthly rent|rent pm|rent per month|rent month|expected rent|किंमत|किमत|किंमत रुपये|दर|भाव|एकूण किंमत|अपेक्षित किंमत|विक्री किंमत|रक्कम|मूल्य|कीमत|कुल कीमत|अपेक्षित कीमत|दाम|भाडे|मासिक भाडे|भाडे रक्कम|अपेक्षित भाडे|किराया|मासिक किराया|किराया राशि',
  ratePerSqFt:
    'rate|दर|भाव|rate sqft|rate sq ft|rate per sqft|rate per sq ft|rate per sft|rate psf|price per sqft|price per sq ft|price sqft|psf|bsp|base rate|basic rate|per sqft|per sq ft|दर प्रति चौ फूट|दर प्रति चौरस फूट|प्रति चौरस फूट दर|प्रति चौ फूट|दर चौ फूट|भाव चौ फूट|दर प्रति वर्ग फुट|प्रति वर्ग फीट|प्रति वर्ग फुट कीमत',
  category:
    'kya hai|prakar|category|property|prop|property category|property type|type of property|kind of property|prop type|usage|segment|type|asset type|वर्ग|प्रकार|मालमत्ता प्रकार|मालमत्तेचा प्रकार|प्रॉपर्टी प्रकार|प्रॉपर्टी टाइप|संपत्ति प्रकार|संपत्ति का प्रकार|श्रेणी',
  type: 's r|r s|kis liye|kisliye|bechna kiraya|sale kiraya|type|offer|listed for|sale or rent|sale rent|sale lease|rent or sale|rent sale|for|purpose|transaction|transaction type|deal type|deal|listing type|listing for|available for|buy rent|sell rent|sell or rent|property for|list for|listed as|sale rent type|offered for|विक्री भाडे|विक्री की भाडे|विक्री किंवा भाडे|विक्री व भाडे|विक्री भाड्याने|व्यवहार|व्यवहार प्रकार|व्यवहाराचा प्रकार|उद्देश|हेतू|बिक्री किराया|बिक्री या किराया|बेचना किराया|लेनदेन|सौदा|कशासाठी|प्रकार',
  subType: 'kind|sub type|property sub type|subtype|उपप्रकार|उप प्रकार',
  config:
    'config|flat|configuration|configuration type|typology|flat type|unit type|type of flat|type of unit|bhk type|unit configuration|unit|apartment type|flat details|रचना|फ्लॅट प्रकार|फ्लॅटचा प्रकार|सदनिका प्रकार|फ्लैट प्रकार|कॉन्फिगरेशन',
  bedrooms:
    'bedrooms|bedroom|bhk|beds|bed|bed rooms|no of bedrooms|no of bhk|rooms|room|no of rooms|खोल्या|खोली|खोल्यांची संख्या|बेडरूम|शयनकक्ष|कमरे|कमरों की संख्या|बीएचके|बी एच के|रूम',
  bathrooms:
    'bathrooms|bathroom|baths|bath|toilets|toilet|washroom|washrooms|bath rooms|स्नानगृह|स्नानगृहे|बाथरूम|शौचालय|संडास बाथरूम',
  balconies: 'balconies|balcony|no of balconies|बाल्कनी|गॅलरी|बालकनी|सज्जा',
  area: 'kitna bada|kitna area|chargeable area|leasable area|area guntha|area in guntha|area gunthas|area acre|area acres|area in acres|area sq m|area sqm|area sq mtr|area sq yd|area sq yards|क्षेत्र गुंठे|क्षेत्रफळ गुंठे|क्षेत्रफळ एकर|area|area sq ft|area sqft|sqft|sq ft|sft|size|area in sqft|area in sq ft|area in square feet|total area|super area|saleable area|salable area|plot area|plot size|land area|land|area size|square feet|क्षेत्रफळ|क्षेत्रफळ चौ फूट|एकूण क्षेत्रफळ|चौ फूट|चौरस फूट|आकार|क्षेत्र|क्षेत्रफल|क्षेत्रफल वर्ग फुट|वर्ग फुट|वर्ग फीट|एरिया',
  carpetArea:
    'carpet|carpet area|carpet sqft|carpet sq ft|carpet area sqft|carpet area sq ft|rera carpet|rera carpet area|area carpet|ca|usable area|चटई|चटई क्षेत्र|चटई क्षेत्रफळ|कार्पेट|कार्पेट एरिया|कार्पेट क्षेत्रफळ|कारपेट|कारपेट एरिया',
  builtUpArea:
    'built up|builtup|built up area|builtup area|bua|bup|bu area|area built up|बांधकाम क्षेत्र|बांधकाम क्षेत्रफळ|बिल्टअप|बिल्ट अप|निर्मित क्षेत्र',
  superBuiltUpArea:
    'super built up|super builtup|super built up area|super builtup area|sbua|sba|super area|area super built up|सुपर बिल्टअप|सुपर बिल्ट अप|सुपर बिल्टअप एरिया',
  dimensions:
    'dimension|dimensions|plot dimension|plot dimensions|size ft|l x b|lxb|length breadth|लांबी रुंदी|मोजमाप|माप',
  floor:
    'floor|floor no|floor number|flr|flr no|fl|level|मजला|मजला क्र|मजला क्रमांक|मंजिल|मंजिल नं|फ्लोर|फ्लोअर|माळा',
  totalFloors:
    'total floors|total floor|floors|no of floors|storeys|stories|building floors|एकूण मजले|मजले|इमारतीचे मजले|कुल मंजिल|कुल मंजिलें|कुल फ्लोर',
  address:
    'address|full address|property address|site address|complete address|पत्ता|संपूर्ण पत्ता|पूर्ण पत्ता|मालमत्तेचा पत्ता|पता|पूरा पता',
  locality:
    'village|village name|mouza|mouja|mauza|मौजा|मौजे|मौजा village|kaha pe|kahan pe|kaha|kahan|jagah|ilaka|locality|location|area name|area location|locality name|place|site|sector|sub locality|landmark area|vicinity|परिसर|ठिकाण|भाग|वसाहत|लोकेशन|स्थळ|इलाका|मोहल्ला|स्थान|जगह|एरिया|area|क्षेत्र',
  city: 'city|town|city town|district|शहर|गाव|नगर|जिल्हा|ज़िला|जिला|taluka|village|mauza|मौजा|मौजा village',
  project:
    'project|project name|society|society name|building|building name|scheme|complex|apartment name|apartment|layout|layout name|wing|tower name|township|प्रकल्प|प्रकल्पाचे नाव|सोसायटी|सोसायटीचे नाव|इमारत|इमारतीचे नाव|संकुल|गृहसंकुल|अपार्टमेंट|योजना|परियोजना|बिल्डिंग|सोसाइटी|ले आउट',
  tower: 'tower|wing|block|phase|tower wing|विंग|टॉवर|ब्लॉक',
  unit: 'unit|gala no|flat shop no|भूखंड क्र|भूखंड क्रमांक|भूखंड नं|गाळा क्र|गाळा क्रमांक|गाळा नं|सदनिका नं|दुकान क्रमांक|flat no|flat number|unit no|unit number|apartment no|shop no|plot no|plot number|house no|door no|फ्लॅट क्र|फ्लॅट क्रमांक|फ्लॅट नं|सदनिका क्र|सदनिका क्रमांक|प्लॉट क्र|प्लॉट नं|घर क्र|दुकान क्र|फ्लैट नं|फ्लैट नंबर|मकान नं|प्लॉट नंबर',
  pinCode: 'pin|pincode|pin code|zip|zip code|postal code|post code|पिनकोड|पिन कोड|पिन',
  furnishing:
    'furnishing|furn|furn status|furnish status|furnished|furnish|furnishing status|furnished status|furniture|interior|फर्निचर|फर्निशिंग|सुसज्ज|फर्नीचर|फर्निश्ड',
  facing: 'facing|face|direction|main door facing|entrance|दिशा|मुख|मुख दिशा|दिशेने|फेसिंग|मुखी',
  possession:
    'availability|possession|possession status|construction status|ready uc|readiness|ताबा|ताब्याची स्थिती|बांधकाम स्थिती|पजेशन|कब्जा|कब्ज़ा|स्थिति निर्माण',
  possessionDate:
    'possession date|possession by|date of possession|completion date|handover|handover date|delivery|ताबा दिनांक|ताबा तारीख|ताबा कधी|कब्जा तारीख',
  availableFrom:
    'khali kab|kab khali|kab se|available from|available|availability|free from|available by|possession from|date available|vacant from|vacant on|केव्हापासून|उपलब्ध दिनांक|कब से उपलब्ध',
  status:
    'status|availability|available|sold status|booking status|unit status|flat status|current status|स्थिती|सद्यस्थिती|उपलब्धता|स्थिति|उपलब्ध',
  ageYears:
    'age|age of property|property age|age of building|building age|age years|old|वय|इमारतीचे वय|वर्षे जुने|आयु|कितने साल पुराना',
  parking:
    'parking|car parking|car park|parkings|no of parking|parking slots|covered parking|पार्किंग|वाहनतळ|गाडी पार्किंग',
  amenities: 'amenities|facilities|features|सुविधा|सोयी|सोयीसुविधा|सोई सुविधा|सुविधाएं|सुविधाएँ',
  reraNumber:
    'rera|rera no|rera number|maharera|maha rera|maharera no|maharera number|maha rera no|rera id|rera reg no|rera registration|project rera|महारेरा|महारेरा क्रमांक|महारेरा क्र|रेरा|रेरा क्रमांक|रेरा नं|रेरा नंबर',
  maintenance:
    'maintenance|maint|society charges|monthly maintenance|maintenance pm|cam|देखभाल|देखभाल खर्च|सोसायटी खर्च|मेंटेनन्स|मेंटेनेंस|रखरखाव',
  deposit:
    'deposit|security deposit|advance|token deposit|अनामत|अनामत रक्कम|डिपॉझिट|ठेव|जमा|जमानत राशि|डिपॉज़िट|डिपॉजिट',
  ownerName:
    'owner ka naam|malik|malik ka naam|warden|caretaker|member|member name|vendor|lessor|landlord name|owner details|सभासद|सभासदाचे नाव|सदस्य|सदस्य का नाम|घरमालक|जागा मालक|owner name|contact person|contact name|seller|seller name|landlord|party name|party|client name|broker name|dealer|agent name|मालक|मालकाचे नाव|मालक नाव|संपर्क व्यक्ती|मालिक|मालिक का नाम|विक्रेता|owner',
  ownerPhone:
    'भ्रमणध्वनी|भ्रमणध्वनी क्र|mobile|mobile no|mobile number|mob|mob no|phone|phone no|phone number|contact|contact no|contact number|owner contact|owner mobile|owner phone|owner no|cell|whatsapp|whatsapp no|tel|मोबाईल|मोबाइल|मोबाईल नं|मोबाइल नं|मोबाईल क्रमांक|मोबाइल नंबर|फोन|फोन नंबर|संपर्क|संपर्क क्रमांक|संपर्क नंबर|दूरध्वनी',
  naOrder: 'na agri|na non na|agri na|land status|na|na order|na status|non agricultural|एन ए|अकृषिक',
  sanction:
    'sanction|sanctioned by|sanctioning authority|approved by|approval|layout sanctioned by|nit nmrda|मंजुरी|मान्यता|मंजूर',
  roadWidth:
    'road|road width|width of road|front road|approach road|रस्ता|रस्त्याची रुंदी|रस्ता रुंदी|सड़क|सड़क की चौड़ाई',
  frontage: 'front|frontage|front ft|समोरील रुंदी|फ्रंट',
  tenants:
    'for|tenant|tenants|preferred tenant|preferred tenants|tenant preference|भाडेकरू|किरायेदार|family bachelor',
  vastu: 'vastu|vaastu|वास्तु|वास्तू',
  corner: 'corner|कॉर्नर|कोपरा',
  gatNumber:
    'gat|gat no|gat number|survey no|survey number|khasra no|khasra number|गट|गट क्र|गट नंबर|सर्व्हे नं|सर्वे नं|खसरा|खसरा क्र|खसरा नंबर',
};

/** Names of the person in a buyers' list, besides those in address books. */
export const PERSON_NAMES: Names = {
  fullName:
    'caller|caller name|naam|nav|naav|poorna nav|purna nav|pura naam|grahak|grahak ka naam|grahakache nav|kharidar|client|clients|customer|customers|buyer|buyer name|purchaser|lead|lead name|enquirer|person|party|party name|name of client|name of customer|name of party|name of person|member|member name|owner|owner name|tenant|tenant name|contact name|name and surname|ग्राहक|ग्राहकाचे नाव|खरेदीदार|सभासद|सभासदाचे नाव|मालक|मालकाचे नाव|भाडेकरू|व्यक्ती|ग्राहक का नाम|खरीदार|सदस्य|सदस्य का नाम|मालिक|नाव आडनाव|नाम',
  mobilePhone:
    'sampark|sampark kramank|bhramandhwani|mob|mobile|mobile no|mob no|cell no|contact|contact no|contact number|number|no|phone|phones|ph|whatsapp|मोबाईल|मोबाइल|संपर्क|संपर्क क्र|फोन नं|नंबर|मो नं|मो क्र|भ्रमणध्वनी क्र',
  otherPhones:
    'alt mobile|alt no|alternate|alternate contact|second number|whatsapp no|other no|दुसरा नंबर|पर्यायी क्रमांक|दूसरा नंबर',
  emailAddress: 'email|e mail|mail|email id|ईमेल|मेल',
  notes:
    'remark|remarks|rmk|rmks|rmrk|rem|note|notes|comment|comments|status|follow up|followup|feedback|शेरा|टीप|टिप्पणी|अभिप्राय',
};

/** Columns of a buyers' list that describe what each buyer wants. */
export const WISH_NAMES: Names = {
  wishBudget:
    'kitna budget|kitne tak|rakkam|budget|budget range|price range|max|max price|max budget|maximum budget|budget in lakhs|budget lakh|price|upto|range|बजेट|बजट|अंदाजपत्रक|किंमत|रक्कम|कीमत|बजेट लाख',
  wishRequirement:
    'kya chahiye|kay have|kay pahije|magni|garaj|zarurat|requirement|requirements|req|reqmt|looking for|wants|want|need|needs|interested in|enquiry for|inquiry|enquiry|property required|property type|bhk|configuration|config|type of property|demand|wish|मागणी|गरज|आवश्यकता|हवे|काय हवे|काय हवे आहे|हवा|जरूरत|ज़रूरत|चाहिए|क्या चाहिए|मांग|प्रकार|खोल्या',
  wishArea:
    'area|areas|location|locations|preferred location|preferred area|locality|localities|place|preference|location preference|परिसर|ठिकाण|भाग|लोकेशन|क्षेत्र|इलाका|जगह|एरिया|स्थान|कुठे',
  wishType:
    'sale or rent|buy rent|buy or rent|purpose|for|transaction|type|विक्री भाडे|खरेदी भाडे|उद्देश|व्यवहार|खरीद किराया',
};
