// The style of the painted form, in the page itself. The build refuses a painted class that is not among them.
import './first-paint.css';
import '../../components/button.module.css';
import '../../components/foreign-text.module.css';
import '../../pages/login/login-card.module.css';
import '../../components/field.module.css';
import '../../components/text-button.module.css';
